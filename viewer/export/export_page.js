// The page for a friend: the stage, the hands and the replay of the live page, over data that the file itself holds.
import { hands } from "./hands.js";
import { Replay } from "./replay.js";
import { Stage, numbers_in } from "./stage.js";
import { label_all, speak, words } from "./words.js";

const $ = (name) => document.getElementById(name);
const data = JSON.parse($("data").textContent), stage = new Stage($("stage"), $("names"), $("sheet"));
const say = (said) => { $("notice").textContent = said; };

speak(document.documentElement.lang);
label_all();
const subtitle = [data.subtitle, ...data.problems].join(" · ");
$("title").textContent = data.title;
$("subtitle").textContent = subtitle;
$("orbit").onclick = () => { stage.camera.orbit(stage.aspect); stage.draw(); };
$("top").onclick = () => { stage.camera.top(stage.aspect); stage.draw(); };
$("replay").hidden = !data.moments;
stage.open({ ...data, subtitle }, numbers_in);
hands(stage, { tap: (figure) => stage.choose(figure?.name || null, null), drop: () => {} });
if (data.moments) {
  const replay = new Replay(stage, say);
  replay.open(data.moments);
  replay.go(data.moments.length - 1);
}
if (!stage.gl && !data.sheet) say(words("no_webgl"));
