// Whoever has a seat takes part in the seed of the game, checks its dice, and can make the seat his own.
import { ask, read } from "./server.js";
import { words } from "./words.js";

const AGAIN_MS = 1000;
const held = new Map();

// What must survive a reload: a share that was committed to cannot be drawn again.
function kept(name, make) {
  try {
    if (!localStorage.getItem(name)) localStorage.setItem(name, make());
    return localStorage.getItem(name);
  } catch {
    if (!held.has(name)) held.set(name, make());
    return held.get(name);
  }
}

export function drawn(bytes) {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((one) => one.toString(16).padStart(2, "0")).join("");
}

// Commit to a share, and give it when all have committed; the game begins with the last one. Gives what all were shown.
export async function take_part(game, token, { say, still }) {
  const path = `/v1/games/${game}/dice`;
  while (still()) {
    const dice = await read(path, token), { seat, waits_to_commit, waits_to_open } = dice;
    if (dice.made) return dice;
    const share = () => kept(`pas-share-${game}-${seat}`, () => drawn(16));
    if (waits_to_commit.includes(seat)) await ask(path, { commitment: sha256(share()) }, token);
    else if (!waits_to_commit.length && waits_to_open.includes(seat)) await ask(path, { share: share() }, token);
    else {
      say(words("seed_waits", { who: (waits_to_commit.length ? waits_to_commit : waits_to_open).join(", ") }));
      await new Promise((done) => setTimeout(done, AGAIN_MS));
    }
  }
  return null;
}

// What can be said of the dice: before the end what they will be checked against, then whether they fit it.
export function told_of(dice) {
  if (!dice.commitment) return "";
  const sum = dice.commitment.slice(0, 16), with_whom = Object.keys(dice.shares).join(", ");
  if (!dice.secret) return with_whom ? words("seed_shared", { sum, who: with_whom }) : words("seed_shown", { sum });
  const sound = sha256(dice.secret) === dice.commitment && Object.values(dice.shares).every((one) => sha256(one.share) === one.commitment);
  return words(sound ? "seed_opened" : "seed_differs", { sum });
}

// The seat gets a token that only this browser knows.
export async function claim(game, token) {
  const own = drawn(24);
  await ask(`/v1/games/${game}/claim`, { token: own }, token);
  return own;
}

// crypto.subtle is there on https alone, and a club has http: so here is SHA-256 by itself (FIPS 180-4).
const primes = [];
for (let number = 2; primes.length < 64; number++) if (primes.every((prime) => number % prime)) primes.push(number);
const fraction = (root) => ((root - Math.floor(root)) * 2 ** 32) >>> 0;
const ROUNDS = primes.map((prime) => fraction(Math.cbrt(prime)));
const BEGIN = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const turn = (word, by) => (word >>> by) | (word << (32 - by));

export function sha256(text) {
  const bytes = new TextEncoder().encode(text), length = (((bytes.length + 8) >> 6) + 1) << 6;
  const view = new DataView(new ArrayBuffer(length)), sum = [...BEGIN], words32 = new Int32Array(64);
  bytes.forEach((byte, place) => view.setUint8(place, byte));
  view.setUint8(bytes.length, 0x80);
  view.setUint32(length - 4, bytes.length * 8);
  for (let block = 0; block < length; block += 64) {
    for (let round = 0; round < 64; round++) {
      if (round < 16) { words32[round] = view.getInt32(block + 4 * round); continue; }
      const [x, y] = [words32[round - 15], words32[round - 2]];
      const low = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3), high = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
      words32[round] = words32[round - 16] + low + words32[round - 7] + high;
    }
    let [a, b, c, d, e, f, g, h] = sum;
    for (let round = 0; round < 64; round++) {
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[round] + words32[round]) | 0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, place) => { sum[place] = (sum[place] + word) >>> 0; });
  }
  return sum.map((word) => word.toString(16).padStart(8, "0")).join("");
}
