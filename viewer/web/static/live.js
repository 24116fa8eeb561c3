// A game that is being played: followed by WebSocket, and played by whoever has the token of a seat.
import { Refused, ask, read, stage as read_stage } from "./server.js";
import { claim, take_part, told_of } from "./seats.js";
import { lang, words } from "./words.js";

const $ = (name) => document.getElementById(name);
const MOST_LINES = 60;

export class Live {
  constructor(stage, say) { Object.assign(this, { stage, say, socket: null, game: null, next: 0 }); }

  async open(game, token) {
    this.close();
    Object.assign(this, { game, token, next: 0 });
    $("told").replaceChildren();
    $("options").replaceChildren();
    const dice = await take_part(game, token, { say: (line) => { $("asked").textContent = line; }, still: () => game === this.game });
    if (!dice) return;
    $("sealed").textContent = told_of(dice);
    $("claim").hidden = dice.seat === "spectator"; // that seat many share
    $("claim").onclick = () => this.claim().catch((wrong) => this.say(wrong.message, true));
    const { head, numbers } = await read_stage(`/v1/games/${game}/stage`, { token });
    this.stage.open(head, numbers);
    document.title = `${head.title} · ${head.seat}`;
    await this.tell();
    this.listen();
  }

  listen() {
    const socket = (this.socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/v1/games/${this.game}/live`));
    socket.onopen = () => socket.send(JSON.stringify({ token: this.token, after: this.next }));
    socket.onmessage = () => this.tell().catch((wrong) => this.say(wrong.message, true));
    socket.onclose = () => { if (socket === this.socket && !this.over) setTimeout(() => socket === this.socket && this.listen(), 2000); };
  }

  close() { const socket = this.socket; Object.assign(this, { socket: null, over: false }); socket?.close(); }

  // One telling at a time: what happens meanwhile is told by another round after it, and nothing twice.
  tell() {
    this.due = true;
    this.telling ||= (async () => {
      try { while (this.due) { this.due = false; await this.tell_news(); } } finally { this.telling = null; }
    })();
    return this.telling;
  }

  async tell_news() {
    const { game, token } = this, news = await read(`/v1/games/${game}/story?after=${this.next}&lang=${lang}`, token);
    if (game !== this.game) return;
    this.next = news.next;
    this.over = news.over;
    for (const line of news.said) $("told").append(Object.assign(document.createElement("li"), { textContent: line }));
    while ($("told").children.length > MOST_LINES) $("told").firstChild.remove();
    this.ask(news);
    if (news.over) $("sealed").textContent = told_of(await read(`/v1/games/${game}/dice`, token));
    this.warn(news.expires);
    const { head } = await read_stage(`/v1/games/${game}/stage?bare=true`, { token });
    this.stage.cast(head);
  }

  // A game that nobody continues ends: whoever looks is told when, and offered its record where they may have it.
  warn(expires) {
    if (expires) this.say(words("expires", { when: new Date(1000 * expires).toLocaleString(lang) }), true);
  }

  // From now on this browser alone has the seat: the address that it came with opens nothing any more.
  async claim() {
    this.token = await claim(this.game, this.token);
    history.replaceState(null, "", `${location.pathname}#${new URLSearchParams({ game: this.game, token: this.token })}`);
    this.listen();
    this.say(words("claimed"), false);
  }

  ask({ asked, waiting_for, over }) {
    $("asked").textContent = over ? words("over") : asked ? asked.words : words("waiting", { who: waiting_for.join(", ") });
    $("options").replaceChildren();
    if (!asked) return;
    for (const option of asked.options) {
      const button = Object.assign(document.createElement("button"), { type: "button", textContent: option.words });
      button.onclick = () => this.answer(asked.number, option.answer);
      $("options").append(button);
    }
  }

  async answer(number, answer) {
    for (const button of $("options").children) button.disabled = true;
    try {
      await ask(`/v1/games/${this.game}/answers`, { number, answer, key: `${number}-${Date.now()}` }, this.token);
      this.say("", false);
    } catch (wrong) {
      if (!(wrong instanceof Refused)) throw wrong;
      this.say(wrong.message, true);
    }
    await this.tell();
  }
}
