// A game without space: whose turn it is, its state as titled cards, and what has been told so far, the latest on top.
const MOST_TOLD = 80;

const made = (tag, name, words = "") => Object.assign(document.createElement(tag), { className: name, textContent: words });

export function show_sheet(place, sheet, { title, subtitle, sides }, told = []) {
  const parts = [made("h2", "title", title), made("p", "subtitle", subtitle), made("p", "turn", sheet.turn)], cards = made("div", "cards");
  for (const card of sheet.cards) cards.append(card_of(card, sides));
  parts.push(cards);
  if (told.length) {
    const story = made("section", "story"), lines = made("ol", "");
    for (const said of told.slice(-MOST_TOLD).reverse()) lines.append(made("li", "", said));
    story.append(made("h3", "", sheet.story), lines);
    parts.push(story);
  }
  const down = place.scrollTop;
  place.classList.toggle("told", told.length > 0);
  place.replaceChildren(...parts);
  place.scrollTop = down;
}

function card_of({ title, side, rows }, sides) {
  const card = made("article", "card"), list = made("dl", "");
  if (side !== null) card.style.borderTopColor = sides[side].colour;
  for (const { name, values, many } of rows) {
    const value = made("dd", "", many ? "" : values[0]);
    if (many) value.append(...(values.length ? values.map((one) => made("span", "chip", one)) : [made("span", "none", "—")]));
    list.append(made("dt", "", name), value);
  }
  card.append(made("h3", "", title), list);
  return card;
}
