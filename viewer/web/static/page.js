// The page put together: which scene, record or game is shown, the views, the menu and the language.
import { hands } from "./hands.js";
import { Layout } from "./layout.js";
import { Live } from "./live.js";
import { picture_of } from "./picture.js";
import { Replay } from "./replay.js";
import { Rulings } from "./rulings.js";
import { Refused, keep_key, read, stage as read_stage } from "./server.js";
import { Stage } from "./stage.js";
import { label_all, lang, next_language, remember, speak, words } from "./words.js";

const $ = (name) => document.getElementById(name);
const stage = new Stage($("stage"), $("names"), $("sheet"));
const rulings = new Rulings(stage, say), replay = new Replay(stage, say), live = new Live(stage, say), layout = new Layout(stage, say);
let mode = "scene", shown = { kind: null, name: null }, record = null;

function say(words_said, bad) {
  $("notice").textContent = words_said;
  $("notice").classList.toggle("bad", bad);
}

function turn_to(next) {
  mode = next;
  $("panel").hidden = mode !== "scene" && mode !== "stage";
  $("replay").hidden = mode !== "record";
  $("game").hidden = mode !== "game";
  $("layout").hidden = mode !== "layout";
  $("reach").hidden = mode !== "scene";
  $("back").hidden = true;
  if (mode !== "record") replay.close();
  if (mode !== "game") live.close();
}

async function careful(work) {
  say(words("loading"), false);
  try {
    await work();
    if ($("notice").textContent === words("loading")) say(stage.gl || stage.head?.sheet ? "" : words("no_webgl"), !stage.gl && !stage.head?.sheet);
  } catch (wrong) {
    if (!(wrong instanceof Refused)) throw wrong;
    say(wrong.message, true);
  }
}

// ---------------------------------------------------------------- what is shown

async function open_scene(id, pair) {
  turn_to("scene");
  const { head, numbers } = await read_stage(`/v1/scenes/${id}/stage`);
  show_stage(head, numbers);
  rulings.open(id, head, pair);
}

function show_stage(head, numbers) {
  stage.open(head, numbers);
  document.title = `${head.title} · Pas`;
  if (head.problem) say(mode === "record" ? words("differs", { what: head.problem }) : head.problem, true);
}

async function open_scenario(id) {
  turn_to("layout");
  const { head, numbers } = await read_stage(`/v1/scenarios/${id}/stage`);
  if (head.sheet) { turn_to("sheet"); return show_stage(head, numbers); } // nothing is laid out, and nothing to check
  const shown_head = layout.as_figures(head);
  show_stage(shown_head, numbers);
  await layout.open(id, shown_head);
}

async function open_record(path, options) {
  turn_to("record");
  const { head, numbers } = await read_stage(path, options);
  show_stage(head, numbers);
  replay.open(head.moments);
  if (head.problem) say(words("differs", { what: head.problem }), true);
}

async function open_shown() {
  if (shown.kind === "record") return open_record("/v1/shown/stage");
  if (shown.kind === "scene") return open_scene("shown", told_pair());
  turn_to("stage");
  const { head, numbers } = await read_stage("/v1/shown/stage");
  if (head.sheet) { turn_to("sheet"); return show_stage(head, numbers); }
  show_stage(head, numbers);
  rulings.open(null, { ...head, figures: [] });
}

const told = () => new URLSearchParams(location.hash.slice(1));
// The key is not left in the address, which people copy and send on.
function take_key() {
  const address = told();
  if (!address.has("key")) return;
  keep_key(address.get("key"));
  address.delete("key");
  history.replaceState(null, "", `${location.pathname}#${address}`);
}

const told_pair = () => [told().get("a"), told().get("b")];

// What the address says: a scene with two figures, a game with a token; else what the server was started to show.
async function open_told() {
  const scene = told().get("scene"), game = told().get("game");
  if (game) { turn_to("game"); return live.open(game, told().get("token")); }
  const scenario = told().get("scenario");
  if (scenario) return pick(`scenario:${scenario}`, () => open_scenario(scenario));
  if (scene) return pick(scene, () => (scene === "shown" ? open_shown() : open_scene(scene, told_pair())));
  if (record) return open_record("/v1/records/stage", { file: record });
  if (shown.kind) return pick("shown", open_shown);
  return pick($("scene").options[0].value, () => open_scene($("scene").value, []));
}

function pick(id, open) {
  if (![...$("scene").options].some((option) => option.value === id)) $("scene").append(new Option(id.split(":").pop(), id)); // one that is not listed
  $("scene").value = id;
  return open();
}

async function list_scenes() {
  const [{ scenes }, { scenarios }, found] = await Promise.all([read("/v1/scenes"), read("/v1/scenarios"), read("/v1/shown")]);
  shown = found;
  const others = scenes.filter((scene) => scene.id !== "shown").map((scene) => new Option(scene.name, scene.id));
  const played = scenarios.map((one) => new Option(one.title, `scenario:${one.name}`));
  $("scene").replaceChildren(...(shown.kind ? [new Option(shown.name, "shown")] : []), group("scenes", others), group("scenarios", played));
}

function group(label, options) {
  const made = Object.assign(document.createElement("optgroup"), { label: words(label) });
  made.append(...options);
  return made;
}

$("scene").onchange = () => {
  const [kind, id] = $("scene").value.startsWith("scenario:") ? $("scene").value.split(":") : ["scene", $("scene").value];
  record = null;
  history.replaceState(null, "", `#${kind}=${id}`);
  careful(open_told);
};

// ---------------------------------------------------------------- views, menu, language

$("orbit").onclick = () => { stage.hidden = null; stage.camera?.orbit(stage.aspect); stage.draw(); };
$("top").onclick = () => { stage.hidden = null; stage.camera?.top(stage.aspect); stage.draw(); };
$("eyes").onclick = () => {
  const looker = stage.figure($("a").value) || stage.figure(stage.chosen[0]) || stage.figures[0];
  if (!looker) return;
  const others = stage.figures.filter((figure) => figure.side !== looker.side), other = stage.figure($("b").value) || others[0];
  const eye = [looker.at[0], looker.at[1], looker.at[2] + looker.height];
  const focus = other ? [other.at[0], other.at[1], other.at[2] + other.height / 2] : [stage.head.size[0] / 2, stage.head.size[1] / 2, 0.01];
  stage.hidden = looker.name;
  stage.camera.look(eye, focus);
  stage.draw();
};

$("more").onclick = () => { $("save").hidden = Boolean(stage.head?.sheet); $("save_scene").hidden = mode !== "scene"; $("menu").showModal(); };
$("save").onclick = () => { $("menu").close(); careful(async () => hand_over(await picture_of(stage), `${file_name()}.png`)); };
$("save_scene").onclick = () => { $("menu").close(); careful(async () => hand_over(await rulings.save(), `${file_name()}-moved.toml`)); };
const file_name = () => (mode === "scene" && ($("scene").value === "shown" ? shown.name : $("scene").value)) || "pas";

function hand_over(content, name) {
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(content), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // phones ask first where to put it
}
$("record").onchange = () => {
  [record] = $("record").files;
  $("menu").close();
  if (record) careful(() => open_record("/v1/records/stage", { file: record }));
};
$("join").onclick = () => {
  $("menu").close();
  location.hash = new URLSearchParams({ game: $("game_id").value.trim(), token: $("token").value.trim() });
};
$("use_key").onclick = () => { $("menu").close(); keep_key($("key").value.trim()); location.reload(); };
addEventListener("hashchange", () => { take_key(); careful(open_told); });
$("language").onclick = () => { speak(next_language()); remember(); label_page(); careful(open_told); };

hands(stage, {
  tap: (figure, event) => (mode === "scene" ? rulings.tap(figure || stage.pick_area(event)) : stage.choose(figure?.name || null, null)),
  drag: (figure, event) => (mode === "layout" ? layout.drag(figure, event) : mode === "scene" && rulings.drag(figure, event)),
  drop: (figure, event) => (mode === "layout" ? layout.drag(figure, event) : mode === "scene" && rulings.drop(figure, event)),
});

function label_page() {
  label_all();
  $("language").textContent = next_language().toUpperCase();
}

window.pas = { stage, rulings, replay, live, layout };
label_page();
take_key();
// Who has a seat needs no key of the house: the list of scenes may stay empty then.
careful(async () => {
  if (told().get("game")) await list_scenes().catch(() => {});
  else await list_scenes();
  await open_told();
});
