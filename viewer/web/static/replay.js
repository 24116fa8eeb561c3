// A recorded game, moment by moment: play, pause, step, speed, scrub, and the next wound. Figures go the way they went.
import { words } from "./words.js";

const $ = (name) => document.getElementById(name);
const SPEEDS = [0.5, 1, 2, 4], BETWEEN_MS = 1500, WALK_MS = 900;

export class Replay {
  constructor(stage, say) {
    Object.assign(this, { stage, say, moments: [], at: 0, speed: 1, timer: null, walking: null });
    this.bar = $("scrub");
    $("step_back").onclick = () => this.step(-1);
    $("step").onclick = () => this.step(1);
    $("play").onclick = () => (this.timer ? this.pause() : this.play());
    $("wound").onclick = () => this.next_wound();
    $("speed").onclick = () => { this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length]; $("speed").textContent = `${this.speed}×`; };
    $("scrub").oninput = () => { this.pause(); this.go(Number($("scrub").value)); };
  }

  open(moments) {
    this.pause();
    this.moments = moments;
    $("scrub").max = moments.length - 1;
    $("wound").hidden = !moments.some(({ wound }) => wound);
    this.go(0);
  }

  close() { this.pause(); this.moments = []; }

  step(by) { this.pause(); this.go(this.at + by, by > 0); }

  play() {
    if (this.at + 1 >= this.moments.length) this.go(0);
    $("play").textContent = "❚❚";
    const on = () => {
      if (this.at + 1 >= this.moments.length) return this.pause();
      this.go(this.at + 1, true);
      this.timer = setTimeout(on, BETWEEN_MS / this.speed);
    };
    this.timer = setTimeout(on, 0);
  }

  pause() { clearTimeout(this.timer); this.timer = null; $("play").textContent = "▶"; }

  next_wound() {
    this.pause();
    const next = this.moments.findIndex((moment, place) => place > this.at && moment.wound);
    if (next < 0) this.say(words("no_wound"), false); else this.go(next, true);
  }

  // Show a moment; `walked` lets figures go their way there instead of jumping.
  go(to, walked = false) {
    const place = Math.min(Math.max(to, 0), this.moments.length - 1), moment = this.moments[place];
    if (!moment) return;
    this.at = place;
    cancelAnimationFrame(this.walking);
    $("scrub").value = place;
    $("count").textContent = `${place + 1}/${this.moments.length}`;
    $("heading").textContent = moment.heading;
    $("said").textContent = moment.said;
    $("said").dataset.moment = place;
    $("said").dataset.wound = moment.wound;
    $("dice").textContent = moment.dice.join(" · ");
    this.say("", false);
    // What lies about is told only where it changes.
    const lying = this.moments.slice(0, place + 1).findLast((one) => one.tokens);
    const mover = moment.ways[0]?.figure;
    this.stage.choose(mover || null, null);
    const told = moment.sheet && this.moments.slice(0, place + 1).map(({ said }) => said);
    this.stage.cast({ figures: moment.figures, tokens: lying?.tokens, labels: lying?.labels, sheet: moment.sheet, told });
    if (walked && moment.ways.length) this.walk(moment.ways);
  }

  walk(ways) {
    const began = performance.now(), long = WALK_MS / this.speed;
    const tick = (now) => {
      const share = Math.min((now - began) / long, 1);
      for (const way of ways) {
        const figure = this.stage.figure(way.figure);
        if (figure) figure.at = along(way.points, share);
      }
      this.stage.draw();
      if (share < 1) this.walking = requestAnimationFrame(tick);
    };
    this.walking = requestAnimationFrame(tick);
  }
}

function along(points, share) {
  const lengths = points.slice(1).map((point, at) => Math.hypot(...point.map((number, axis) => number - points[at][axis])));
  let left = share * lengths.reduce((sum, length) => sum + length, 0);
  for (let at = 0; at < lengths.length; at++) {
    if (left <= lengths[at]) return points[at].map((number, axis) => number + (lengths[at] ? left / lengths[at] : 0) * (points[at + 1][axis] - number));
    left -= lengths[at];
  }
  return points.at(-1);
}
