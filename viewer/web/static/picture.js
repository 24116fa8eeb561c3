// A picture of the page to keep: the table as it is seen, the names over it, and what was ruled.
const FONT = "system-ui, 'DejaVu Sans', sans-serif", MARGIN = 18;
const $ = (name) => document.getElementById(name);

export function picture_of(stage) {
  stage.paint(); // a canvas can be read only in the frame in which it was painted
  const { canvas } = stage, scale = canvas.width / canvas.clientWidth, said = ruled(), sheet = document.createElement("canvas"), pen = sheet.getContext("2d");
  const wrapped = said.flatMap((line) => wrap(pen, line, canvas.clientWidth - 2 * MARGIN)), head = wrapped.reduce((sum, { size }) => sum + 1.3 * size, said.length ? MARGIN : 0);
  Object.assign(sheet, { width: canvas.width, height: canvas.height + Math.round(head * scale) });
  pen.scale(scale, scale);
  pen.fillStyle = "#f5f1e8";
  pen.fillRect(0, 0, canvas.clientWidth, canvas.clientHeight + head);
  pen.drawImage(canvas, 0, head, canvas.clientWidth, canvas.clientHeight);
  for (const { node } of stage.tags) if (!node.hidden) put_name(pen, node, canvas.getBoundingClientRect(), head);
  let down = MARGIN / 2;
  for (const { words, size, bold, colour } of wrapped) {
    down += 1.3 * size;
    Object.assign(pen, { font: `${bold ? 700 : 400} ${size}px ${FONT}`, fillStyle: colour, textAlign: "left", textBaseline: "alphabetic" });
    pen.fillText(words, MARGIN, down - 0.3 * size);
  }
  return new Promise((done) => sheet.toBlob(done, "image/png"));
}

// What the page says of two figures, or of the moment of a game, from large to small.
function ruled() {
  const said = (node) => [...(node.children.length ? node.children : [node])].map((part) => part.textContent.trim()).filter(Boolean).join(" · ");
  const shown = (name, size, bold = false) => ({ words: said($(name)), size, bold, colour: getComputedStyle($(name)).color });
  const lines = $("panel").offsetParent && !$("ruling").hidden ? [shown("verdict", 34, true), shown("headline", 19, true), shown("facts", 17), shown("reason", 15)] : $("replay").offsetParent ? [shown("said", 19, true)] : [];
  return lines.filter(({ words }) => words);
}

function wrap(pen, line, most) {
  pen.font = `${line.bold ? 700 : 400} ${line.size}px ${FONT}`;
  const rows = [""];
  for (const word of line.words.split(/\s+/)) {
    const longer = `${rows.at(-1)} ${word}`.trim();
    if (pen.measureText(longer).width <= most || !rows.at(-1)) rows[rows.length - 1] = longer; else rows.push(word);
  }
  return rows.map((words) => ({ ...line, words }));
}

function put_name(pen, node, home, head) {
  const box = node.getBoundingClientRect();
  if (!box.width) return;
  const style = getComputedStyle(node), [x, y] = [box.left - home.left, box.top - home.top + head];
  pen.fillStyle = style.backgroundColor;
  pen.beginPath();
  pen.roundRect(x, y, box.width, box.height, 6);
  pen.fill();
  if (parseFloat(style.borderTopWidth)) { pen.strokeStyle = style.borderTopColor; pen.lineWidth = parseFloat(style.borderTopWidth); pen.stroke(); }
  Object.assign(pen, { font: `${style.fontWeight} ${style.fontSize} ${FONT}`, fillStyle: style.color, textAlign: "center", textBaseline: "middle" });
  pen.fillText(node.textContent, x + box.width / 2, y + box.height / 2 + 0.5);
}
