// Two figures, and whether one sees the other; figures that are dragged, and what changes with them.
import { Refused, ask } from "./server.js";
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
    for (const name of ["a", "b"]) $(name).replaceChildren(nobody(), ...head.figures.map((figure) => new Option(figure.name, figure.name)));
    const known = (name) => (head.figures.some((figure) => figure.name === name) ? name : "");
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
    $("hint").textContent = words(!this.head.figures.length ? "nobody" : a ? "second" : "hint");
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
    return { a: a && b ? a : null, b: a && b ? b : null, figures: [...this.moved.values()], lang, ...more };
  }

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
    $("ruling").classList.remove("stale");
    if (!question.quick) $("panel").style.height = "";
    this.stage.rule(ruling);
  }

  place({ name, at, height }, dragged) {
    const figure = this.stage.figure(name);
    if (!figure) return;
    Object.assign(figure, { at: [...at], height });
    if (dragged) this.moved.set(name, { id: name, at });
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
    const figure = $("a").value, wanted = this.reaching && figure && this.scene;
    $("reach").ariaPressed = String(Boolean(wanted));
    if (!wanted) { this.stage.reach(null); return; }
    try {
      const found = await ask(`/v1/scenes/${this.scene}/reach`, { figure, figures: [...this.moved.values()] });
      if (!this.reaching || figure !== $("a").value) return;
      this.stage.reach(found);
      $("reach").dataset.area = found.area;
      this.say(words("reach_area", { pas2: found.area.toFixed(0) }), false);
    } catch (wrong) {
      if (!(wrong instanceof Refused)) throw wrong;
      this.say(wrong.message, true);
    }
  }
}
