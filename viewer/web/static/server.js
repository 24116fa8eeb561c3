// Talking to the server: JSON questions, and stages as bytes.
import { lang, words } from "./words.js";

export class Refused extends Error {}

async function got(path, options) {
  let answer;
  try { answer = await fetch(path, { ...options, headers: { ...options?.headers, "Accept-Language": lang } }); } catch { throw new Refused(words("offline")); }
  if (answer.ok) return answer;
  const problem = await answer.json().catch(() => ({}));
  throw new Refused(problem.code === "key_needed" ? words("key_needed") : problem.detail || `${answer.status}`);
}

// The key of the house comes with the address, is taken out of it, and is remembered by this browser.
export function keep_key(key) { try { localStorage.setItem("pas-key", key); } catch { held = key; } }
let held = "";
function key() { try { return localStorage.getItem("pas-key") || held; } catch { return held; } }

export const known = (token) => ({ ...(key() && { "Pas-Key": key() }), ...(token && { Authorization: `Bearer ${token}` }) });

export async function read(path, token) { return (await got(path, { headers: known(token) })).json(); }

const posted = (path, document, token) => got(path, { method: "POST", headers: { "Content-Type": "application/json", ...known(token) }, body: JSON.stringify(document) });

export async function ask(path, document, token) { return (await posted(path, document, token)).json(); }
export async function ask_text(path, document) { return (await posted(path, document)).text(); }

// A stage is a JSON head with the triangles behind it; `numbers` gives those that an entry of the head points to.
export async function stage(path, { token, file } = {}) {
  const form = file && new FormData();
  if (file) form.append("file", file);
  const answer = await got(`${path}${path.includes("?") ? "&" : "?"}lang=${lang}`, { method: file ? "POST" : "GET", body: form, headers: known(token) });
  const bytes = await answer.arrayBuffer(), length = new DataView(bytes).getUint32(4, true);
  const head = JSON.parse(new TextDecoder().decode(new Uint8Array(bytes, 8, length)));
  return { head, numbers: ([begins, count], Kind) => new Kind(bytes, 8 + length + begins, count) };
}
