// The rules behind a ruling, a problem or a question: buttons with their ids, and their texts in the language of the page.
import { Refused, read } from "./server.js";
import { lang, words } from "./words.js";

const $ = (name) => document.getElementById(name);

// Buttons under what is said; the same ids again are left as they are, for a finger that is about to tap one.
export function cite(node, ids) {
  if (node.dataset.rules === ids.join(" ")) return;
  node.dataset.rules = ids.join(" ");
  node.replaceChildren(...ids.map((id) => link(id)));
}

export function link(id) {
  const button = Object.assign(document.createElement("button"), { type: "button", className: "rule", textContent: id });
  button.onclick = () => show(id);
  return button;
}

async function show(id) {
  let rule = { id, title: "", text: "" };
  try { rule = await read(`/v1/rules/${id.split("/").map(encodeURIComponent).join("/")}?lang=${lang}`); } catch (wrong) {
    if (!(wrong instanceof Refused)) throw wrong;
    rule.text = wrong.message;
  }
  $("rule_title").textContent = rule.title;
  $("rule_id").textContent = rule.lang && rule.lang !== lang ? `${rule.id} · ${words("only_english")}` : rule.id;
  $("rule_text").textContent = rule.text;
  for (const part of ["ambiguity", "ruling"]) {
    $(`rule_${part}`).hidden = !rule[part];
    $(`rule_${part}_text`).textContent = rule[part] || "";
  }
  $("rule").lang = rule.lang || lang;
  if (!$("rule").open) $("rule").showModal();
}
