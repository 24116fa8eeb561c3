// What the page itself says, in the languages that its server knows. Rulings and captions are worded by the server.
import { LANGUAGES, SENTENCES } from "./said.js";

export let lang = known(remembered()) || known(navigator.language) || "en";

// The language that a tag like fr-CH names, if there are sentences in it.
function known(tag) { return Object.keys(LANGUAGES).find((one) => tag && tag.toLowerCase().split("-")[0] === one); }

// Some browsers let a page from disk remember nothing.
function remembered() { try { return localStorage.getItem("pas-lang"); } catch { return null; } }

export function remember() { localStorage.setItem("pas-lang", lang); }

export function speak(other) { lang = other; }

// The language that a touch of the button changes to.
export function next_language() { const all = Object.keys(LANGUAGES); return all[(all.indexOf(lang) + 1) % all.length]; }

export function words(key, facts = {}) {
  const said = SENTENCES[key][lang] ?? SENTENCES[key].en;
  const filled = said.replace(/\{(\w+)(?::([^|}]*)\|([^}]*))?\}/g, (_, name, one, many) => one === undefined ? facts[name] : is_one(facts[name]) ? one : many);
  return LANGUAGES[lang].typesetting === "french" ? typeset(filled) : filled;
}

// In French 0 and 1.5 are singular; in English only 1 is.
function is_one(number) { return LANGUAGES[lang].singular === "below 2" ? Math.abs(number) < 2 : Number(number) === 1; }

// French keeps its high punctuation on the line of the word before.
function typeset(french) { return french.replace(/ (?=[;:?!»])/g, "\u00a0").replace(/« /g, "«\u00a0"); }

export function label_all() {
  document.documentElement.lang = lang;
  for (const node of document.querySelectorAll("[data-title]")) node.title = node.ariaLabel = words(node.dataset.title);
  for (const node of document.querySelectorAll("[data-label]")) { node.ariaLabel = words(node.dataset.label); if ("placeholder" in node) node.placeholder = words(node.dataset.label); }
  for (const node of document.querySelectorAll("[data-words]")) node.textContent = words(node.dataset.words);
}
