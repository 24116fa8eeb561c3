// The layout of a scenario: fragments that are dragged, the problems that arise, and the survey of who gets to them how soon.
import { link } from "./rulebook.js";
import { Refused, ask, read } from "./server.js";
import { lang, words } from "./words.js";

const $ = (name) => document.getElementById(name);
const WAIT_MS = 400, LIFT_PAS = 0.12, FRAGMENT = { axes: [0.3, 0.3], turn: 0, height: 0.7 };

export class Layout {
  constructor(stage, say) {
    Object.assign(this, { stage, say, id: null, moved: new Map(), asking: false, next: null });
    $("survey").onclick = () => this.survey();
  }

  // Fragments as figures of a side of their own, so that they are picked, named and dragged as figures are.
  as_figures(head) {
    const side = head.sides.length, ichor = { name: words("ichor"), colour: head.ichor || "#000000", shape: "diamond" };
    const lying = head.fragments.map(({ name, value, at }) => ({ ...FRAGMENT, name, value, at, side, fragment: true }));
    return { ...head, sides: [...head.sides, ichor], figures: [...head.figures, ...lying] };
  }

  open(id, head) {
    Object.assign(this, { id, head });
    this.moved.clear();
    $("surveyed").textContent = "";
    delete $("surveyed").dataset.total;
    this.stage.choose(null, null);
    return this.send({});
  }

  drag(figure, event) {
    if (!figure.fragment || this.stage.camera.eyes) return false;
    const { start, end } = this.stage.ray(event);
    this.send({ aim: { fragment: figure.name, start, end } });
    return true;
  }

  // One question at a time; of those that come while one is answered, only the last is asked.
  async send(more) {
    if (this.asking) { this.next = more; return; }
    this.asking = true;
    const id = this.id, others = [...this.moved.values()].filter((one) => one.id !== more.aim?.fragment);
    try {
      const found = await ask(`/v1/scenarios/${id}/check`, { fragments: others, lang, ...more });
      if (id === this.id) this.show(found);
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

  show({ legal, problems, fragments }) {
    for (const { id, at } of fragments) {
      this.stage.figure(id).at = [...at];
      this.moved.set(id, { id, at });
    }
    this.stage.draw();
    $("legal").textContent = legal ? words("legal") : words("illegal", { count: problems.length });
    $("legal").dataset.legal = legal;
    const said = problems.length ? problems : [{ says: words("legal_hint") }];
    $("problems").replaceChildren(...said.map(({ says, rule }) => {
      const line = Object.assign(document.createElement("li"), { textContent: says });
      if (rule) line.append(" ", link(rule));
      return line;
    }));
  }

  // ------------------------------------------------------------ survey

  async survey() {
    $("survey").disabled = true;
    try {
      let job = await ask(`/v1/scenarios/${this.id}/survey`, {});
      while (job.state === "waiting" || job.state === "running") {
        $("surveyed").textContent = words("surveying", { share: Math.round(100 * job.share) });
        await new Promise((wake) => setTimeout(wake, WAIT_MS));
        job = await read(`/v1/jobs/${job.id}`);
      }
      if (job.state === "done") this.show_survey(job.result);
      else this.say(job.problem?.detail || job.state, true);
    } catch (wrong) {
      if (!(wrong instanceof Refused)) throw wrong;
      this.say(wrong.message, true);
    } finally {
      $("survey").disabled = false;
    }
  }

  show_survey({ imbalance, fragments }) {
    const who = imbalance.favours ? words("favours", { side: imbalance.favours }) : words("balanced");
    $("surveyed").textContent = words("imbalance", { total: imbalance.total.toFixed(2), who });
    $("surveyed").dataset.total = imbalance.total;
    if (!fragments) return; // a board has areas, and no ways to draw
    const reached = (side, { activations, chance }) => (activations === null ? words("never", { side }) : words("activations", { side, count: activations, chance: Math.round(100 * chance) }));
    const said = fragments.map(({ id, sides }) => `${id}: ${Object.entries(sides).map(([side, access]) => reached(side, access)).join(" · ")}`);
    $("problems").replaceChildren(...said.map((text) => Object.assign(document.createElement("li"), { textContent: text })));
    this.stage.rule({ lines: fragments.flatMap(({ sides }) => Object.values(sides).flatMap(({ route }, number) => this.ways(route, number))), gap: null, blockers: [] });
  }

  ways(route, number) {
    const { colour } = this.head.sides[number % (this.head.sides.length - 1)], lifted = ([x, y, z]) => [x, y, z + LIFT_PAS];
    return route.flatMap((stage) => stage.slice(1).map((part, at) => ({ from: lifted(stage[at].to), to: lifted(part.to), kind: "way", colour })));
  }
}
