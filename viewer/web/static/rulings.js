// Two figures, and whether one sees the other; figures that are dragged, and what changes with them.
import { cite } from "./rulebook.js";
import { Refused, ask, ask_text } from "./server.js";
import { lang, words } from "./words.js";

const $ = (name) => document.getElementById(name);

export class Rulings {
  constructor(stage, say) {
    Object.assign(this, { stage, say, scene: null, moved: new Map(), asking: false, next: null, reaching: false, asked: 0 });
    for (const name of ["a", "b"]) $(name).onchange = () => this.choose($("a").value, $("b").value);
    $("swap").onclick = () => this.choose($("b").value, $("a").value);
    $("back").onclick = () => this.put_back();
    $("reach").onclick = () => { this.reaching = !this.reaching; this.map_reach(); };
  }

  open(scene, head, [a, b] = []) {
    Object.assign(this, { scene, head, reaching: false });
    this.moved.clear();
    const nobody = () => new Option(words("nobody_chosen"), "");
    const areas = (head.areas || []).map((area) => new Option(area.words, area.name));
    for (const name of ["a", "b"]) $(name).replaceChildren(nobody(), ...head.figures.map((figure) => new Option(figure.name, figure.name)), ...areas.map((area) => area.cloneNode(true)));
    const known = (name) => ([...head.figures, ...(head.areas || [])].some((one) => one.name === name) ? name : "");
    this.choose(known(a), known(b));
  }

  // ------------------------------------------------------------ choosing

  tap(figure) {
    if (!figure) return;
    const [a, b] = [$("a").value, $("b").value];
    if (!a || (a && b && figure.name !== a && figure.name !== b)) this.choose(figure.name, "");
    else if (figure.name === a) this.choose(b, "");
    else if (figure.name === b) this.choose(a, "");
    else this.choose(a, figure.name);
  }

  choose(a, b) {
    if (a && a === b) b = "";
    if (!a && b) [a, b] = [b, ""];
    [$("a").value, $("b").value] = [a, b];
    this.stage.choose(a || null, b || null);
    $("ruling").hidden = !(a && b);
    $("hint").hidden = Boolean(a && b);
    const board = this.head.areas ? "_board" : "";
    $("hint").textContent = words(!this.head.figures.length && !board ? "nobody" : `${a ? "second" : "hint"}${board}`);
    this.remember(a, b);
    this.stage.rule(null);
    if (a && b) { this.stage.frame(a, b); this.rule(); }
    this.map_reach();
  }

  remember(a, b) {
    const told = new URLSearchParams(location.hash.slice(1));
    for (const [name, value] of [["a", a], ["b", b]]) if (value) told.set(name, value); else told.delete(name);
    history.replaceState(null, "", `#${told}`);
  }

  // ------------------------------------------------------------ asking

  question(more) {
    const [a, b] = [$("a").value || null, $("b").value || null];
    return { a: a && b ? a : null, b: a && b ? b : null, ...this.put(), lang, ...more };
  }

  // Who stands elsewhere than in the scene: figures at places, units in areas.
  put() { return { [this.head.areas ? "units" : "figures"]: [...this.moved.values()] }; }

  rule() { this.send(this.question({ quick: false })); }

  // One question at a time; of those that come while one is answered, only the last is asked.
  async send(question) {
    if (this.asking) { this.next = question; return; }
    this.asking = true;
    const scene = this.scene, began = performance.now();
    $("ruling").classList.add("stale");
    try {
      const answer = await ask(`/v1/scenes/${scene}/look`, question);
      if (scene === this.scene) this.show(answer, question, performance.now() - began);
    } catch (wrong) {
      if (!(wrong instanceof Refused)) throw wrong;
      this.say(wrong.message, true);
    } finally {
      this.asking = false;
      const next = this.next;
      this.next = null;
      if (next) this.send(next);
    }
  }

  show({ figures, refused, ruling }, question, took) {
    for (const placed of figures) this.place(placed, question.aim?.figure === placed.name);
    this.say(refused || "", Boolean(refused));
    if (!ruling && !question.quick) $("panel").style.height = "";
    if (!ruling) return;
    const { words: said } = ruling;
    Object.assign($("verdict"), { textContent: said.verdict });
    Object.assign($("verdict").dataset, { verdict: ruling.verdict, sees: ruling.sees, distance: ruling.distance, pair: `${question.a} ${question.b}`, quick: question.quick, took: Math.round(took), asked: ++this.asked });
    $("headline").textContent = said.headline;
    $("distance").textContent = [said.distance, said.engaged].filter(Boolean).join(" · ");
    $("cover").textContent = said.cover;
    $("reason").textContent = [said.reason, said.stopped].filter(Boolean).join(" ");
    cite($("cited"), ruling.rules);
    $("ruling").classList.remove("stale");
    if (!question.quick) $("panel").style.height = "";
    this.stage.rule(ruling);
  }

  place({ name, at, height, area }, dragged) {
    const figure = this.stage.figure(name);
    if (!figure) return;
    Object.assign(figure, { at: [...at], height });
    if (dragged) this.moved.set(name, area ? { id: name, area } : { id: name, at });
    $("back").hidden = !this.moved.size;
    this.stage.draw();
  }

  // ------------------------------------------------------------ dragging

  drag(figure, event, quick = true) {
    if (!this.scene || this.stage.camera.eyes) return false;
    const panel = $("panel");
    if (!panel.style.height) panel.style.height = `${panel.offsetHeight}px`; // words that change must not move the table
    const { start, end } = this.stage.ray(event);
    if (!$("a").value) this.choose(figure.name, "");
    this.send(this.question({ quick, aim: { figure: figure.name, start, end } }));
    return true;
  }

  drop(figure, event) {
    if (!this.drag(figure, event, false)) return;
    if (this.reaching) setTimeout(() => this.map_reach(), 250);
  }

  put_back() {
    this.moved.clear();
    this.stage.cast({ figures: this.head.figures });
    $("back").hidden = true;
    this.choose($("a").value, $("b").value);
  }

  // ------------------------------------------------------------ reach

  async map_reach() {
    const figure = $("a").value, wanted = this.reaching && this.scene && this.stage.figure(figure); // areas go nowhere
    $("reach").ariaPressed = String(Boolean(wanted));
    if (!wanted) { this.stage.reach(null); return; }
    try {
      const found = await ask(`/v1/scenes/${this.scene}/reach`, { figure, ...this.put() });
      if (!this.reaching || figure !== $("a").value) return;
      if (found.ways) this.show_areas(found.ways);
      else {
        this.stage.reach(found);
        $("reach").dataset.area = found.area;
        this.say(words("reach_area", { pas2: found.area.toFixed(0) }), false);
      }
    } catch (wrong) {
      if (!(wrong instanceof Refused)) throw wrong;
      this.say(wrong.message, true);
    }
  }

  // On a board: every area that can be got to, and by how many ways of moving.
  show_areas(ways) {
    const all = Object.values(ways).flatMap((way) => way.areas.map((one) => one.area)), areas = new Set(all);
    this.stage.reach_areas(areas);
    $("reach").dataset.area = areas.size;
    this.say(words("reach_areas", { count: areas.size }), false);
  }

  // ------------------------------------------------------------ saving

  // The scene file with everybody where they are now; meshes stay where they are, so it belongs beside the first file.
  async save() { return new Blob([await ask_text(`/v1/scenes/${this.scene}/moved`, this.put())], { type: "application/toml" }); }
}
