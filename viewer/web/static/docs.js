// The description of the API as a page: every route by its noun, what it takes and answers, and a way to try it.
import { known } from "./server.js";

const $ = (name) => document.getElementById(name);
const METHODS = ["get", "post", "put", "delete"], MOST_LETTERS = 20_000;
let schemas = {};

function made(tag, facts = {}, ...children) {
  const node = Object.assign(document.createElement(tag), facts);
  node.append(...children);
  return node;
}

const named = (schema) => (schema?.$ref ? schemas[schema.$ref.split("/").pop()] : schema) || {};

// A value of the form that a schema describes: its example, its default, or the least that it may be.
function example(schema, depth = 0) {
  const form = named(schema), one = (form.anyOf || form.oneOf || form.allOf)?.[0];
  if (form.examples?.length) return form.examples[0];
  if ("default" in form) return form.default;
  if ("const" in form) return form.const;
  if (form.enum) return form.enum[0];
  if (one) return example(one, depth);
  if (form.type === "object" || form.properties) {
    const wanted = new Set(form.required || []);
    return Object.fromEntries(Object.entries(form.properties || {}).filter(([name]) => wanted.has(name) && depth < 6).map(([name, part]) => [name, example(part, depth + 1)]));
  }
  return { array: [], integer: form.minimum ?? 0, number: form.minimum ?? 0, boolean: false, string: "" }[form.type] ?? null;
}

const rows = (facts) => made("table", {}, ...facts.map((cells) => made("tr", {}, ...cells.map((cell) => made("td", { textContent: cell })))));

const typed = ({ name, in: place, schema, required, description }) => [name, `${place}${required ? "" : ", optional"}`, named(schema).type || "", description || named(schema).description || ""];

function answers_of(operation) {
  const refusals = Object.entries(operation.responses).map(([status, { description }]) => [status, description]);
  return [made("h3", { textContent: "Answers" }), rows(refusals)];
}

// ---------------------------------------------------------------- trying it

function body_of(operation) {
  const [kind, { schema }] = Object.entries(operation.requestBody?.content || {})[0] || ["", {}];
  if (!kind) return { kind, nodes: [] };
  if (kind === "application/json") {
    const text = made("textarea", { rows: 5, value: JSON.stringify(example(schema), null, 1), ariaLabel: "body" });
    return { kind, nodes: [made("h3", { textContent: "Body" }), text], read: () => text.value };
  }
  const name = named(schema).properties?.files ? "files" : "file", file = made("input", { type: "file", multiple: name === "files", ariaLabel: name });
  const form = () => { const sent = new FormData(); for (const one of file.files) sent.append(name, one); return sent; };
  return { kind, nodes: [made("h3", { textContent: "Files" }), file], read: form };
}

async function said(answer) {
  const head = `${answer.status} ${answer.statusText}\n`, kind = answer.headers.get("Content-Type") || "";
  if (kind.includes("json") && !kind.includes("jsonl")) return head + JSON.stringify(await answer.json(), null, 1).slice(0, MOST_LETTERS);
  if (kind.startsWith("text") || kind.includes("jsonl")) return head + (await answer.text()).slice(0, MOST_LETTERS);
  return `${head}${(await answer.arrayBuffer()).byteLength} bytes of ${kind || "nothing"}`;
}

function trial(method, path, operation) {
  const fields = (operation.parameters || []).filter((one) => one.in !== "header").map((one) => [one, made("input", { value: named(one.schema).examples?.[0] ?? one.example ?? "", ariaLabel: one.name })]);
  const body = body_of(operation), result = made("pre", { hidden: true }), button = made("button", { type: "button", textContent: "Send" });
  button.onclick = async () => {
    const query = new URLSearchParams();
    let address = path;
    for (const [{ name, in: place }, field] of fields)
      if (place === "path") address = address.replace(`{${name}}`, encodeURIComponent(field.value));
      else if (field.value) query.append(name, field.value);
    const headers = { ...known($("token").value.trim()), ...($("key").value.trim() && { "Pas-Key": $("key").value.trim() }) };
    if (body.kind === "application/json") headers["Content-Type"] = body.kind;
    const options = { method: method.toUpperCase(), headers, body: body.read?.() };
    result.hidden = false;
    try { result.textContent = await said(await fetch(`${address}${query.size ? `?${query}` : ""}`, options)); } catch (wrong) { result.textContent = String(wrong); }
  };
  const labels = fields.map(([{ name }, field]) => made("label", {}, `${name} `, field));
  return [...labels, ...body.nodes, made("p", {}, button), result];
}

function shown(method, path, operation) {
  const parameters = (operation.parameters || []).map(typed), inside = made("div", {});
  const summary = made("summary", {}, made("span", { className: "method", textContent: method.toUpperCase() }), ` ${path} `, made("span", { className: "does", textContent: operation.summary }));
  const route = made("details", { id: operation.operationId }, summary, inside);
  route.ontoggle = () => {
    if (inside.childNodes.length) return;
    inside.append(made("p", { textContent: operation.description || "" }));
    if (parameters.length) inside.append(made("h3", { textContent: "Parameters" }), rows(parameters));
    inside.append(...trial(method, path, operation), ...answers_of(operation));
  };
  return route;
}

const answer = await fetch("/openapi.json");
if (!answer.ok) Object.assign($("trouble"), { hidden: false, textContent: `openapi.json: ${answer.status}` });
else {
  const { info, paths, components } = await answer.json();
  schemas = components.schemas;
  $("version").textContent = info.version;
  $("about").textContent = info.description.trim();
  const nouns = new Map();
  for (const [path, item] of Object.entries(paths))
    for (const method of METHODS.filter((one) => item[one])) {
      const noun = item[method].tags?.[0] || "other";
      nouns.set(noun, [...(nouns.get(noun) || []), shown(method, path, item[method])]);
    }
  for (const [noun, routes] of nouns) $("nouns").append(made("h2", { textContent: noun }), ...routes);
}
