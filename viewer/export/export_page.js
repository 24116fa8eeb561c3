// The table in a page of its own: WebGL for what is solid, HTML for names and words. Nothing is fetched from anywhere.
"use strict";
const data = JSON.parse(document.getElementById("data").textContent);
const canvas = document.getElementById("stage");
const names = document.getElementById("names");
const gl = data.sheet ? null : canvas.getContext("webgl2", { antialias: true, preserveDrawingBuffer: true });

const bytes = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
const floats = (text) => new Float32Array(bytes(text).buffer);
const whole = (text) => new Uint32Array(bytes(text).buffer);
const rgb = (hex) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

// ---------------------------------------------------------------- drawing

const VERTEX = `#version 300 es
in vec3 point; in vec3 tint; uniform mat4 camera; uniform vec3 shift; out vec3 where; out vec3 colour;
void main() { where = point + shift; colour = tint; gl_Position = camera * vec4(where, 1.0); }`;
const FRAGMENT = `#version 300 es
precision highp float; in vec3 where; in vec3 colour; uniform vec3 sun; uniform float veil; out vec4 pixel;
void main() {
  vec3 normal = normalize(cross(dFdx(where), dFdy(where)));
  float light = 0.62 + 0.42 * abs(dot(normal, sun));
  pixel = vec4(colour * light, veil);
}`;

function program() {
  const made = gl.createProgram();
  for (const [kind, text] of [[gl.VERTEX_SHADER, VERTEX], [gl.FRAGMENT_SHADER, FRAGMENT]]) {
    const shader = gl.createShader(kind);
    gl.shaderSource(shader, text);
    gl.compileShader(shader);
    gl.attachShader(made, shader);
  }
  gl.linkProgram(made);
  gl.useProgram(made);
  return made;
}

function solid(points, corners, tints, veil = 1) {
  const shape = gl.createVertexArray();
  gl.bindVertexArray(shape);
  for (const [name, numbers, size, type] of [["point", points, 3, gl.FLOAT], ["tint", tints, 3, gl.UNSIGNED_BYTE]]) {
    gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
    gl.bufferData(gl.ARRAY_BUFFER, numbers, gl.STATIC_DRAW);
    const place = gl.getAttribLocation(shaders, name);
    gl.enableVertexAttribArray(place);
    gl.vertexAttribPointer(place, size, type, type === gl.UNSIGNED_BYTE, 0, 0);
  }
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, corners, gl.STATIC_DRAW);
  return { shape, count: corners.length, veil };
}

const plain = (colour, count) => Uint8Array.from({ length: 3 * count }, (_, at) => colour[at % 3]);

function packed(piece) {
  const points = floats(piece.points);
  const tints = piece.colours ? bytes(piece.colours) : plain(piece.colour, points.length / 3);
  return solid(points, whole(piece.corners), tints, piece.veil);
}

function slab(low, high, colour) {
  const points = [];
  for (const z of [low[2], high[2]]) for (const [x, y] of [[0, 0], [1, 0], [1, 1], [0, 1]])
    points.push(x ? high[0] : low[0], y ? high[1] : low[1], z);
  const corners = [0, 2, 1, 0, 3, 2, 4, 5, 6, 4, 6, 7, 0, 1, 5, 0, 5, 4, 1, 2, 6, 1, 6, 5, 2, 3, 7, 2, 7, 6, 3, 0, 4, 3, 4, 7];
  return solid(new Float32Array(points), new Uint32Array(corners), plain(colour, 8));
}

function grid(width, depth) {
  const points = [], tints = [], corners = [];
  const strip = (x0, y0, x1, y1, tone) => {
    const first = points.length / 3;
    points.push(x0, y0, -0.002, x1, y0, -0.002, x1, y1, -0.002, x0, y1, -0.002);
    for (let at = 0; at < 4; at++) tints.push(...tone);
    corners.push(first, first + 1, first + 2, first, first + 2, first + 3);
  };
  for (let at = 0; at <= width; at++) strip(at - 0.02, 0, at + 0.02, depth, at % 6 ? [213, 202, 179] : [181, 167, 138]);
  for (let at = 0; at <= depth; at++) strip(0, at - 0.02, width, at + 0.02, at % 6 ? [213, 202, 179] : [181, 167, 138]);
  return solid(new Float32Array(points), new Uint32Array(corners), new Uint8Array(tints));
}

// A pawn about the origin: the exact base, a torso, and a head whose shape tells the side.
const HEADS = {
  ball: [[0.3, 0], [0.78, 0.12], [1, 0.5], [0.78, 0.88], [0.3, 1]], cube: [[1.05, 0], [1.05, 1]],
  cone: [[1.05, 0], [0.02, 1]], diamond: [[0.02, 0], [1, 0.5], [0.02, 1]], drum: [[0.9, 0], [0.9, 1]],
};

function pawn(figure) {
  const side = data.sides[figure.side], [long, short] = figure.axes, turn = (figure.turn * Math.PI) / 180;
  const radius = Math.min(0.22 * figure.height, 0.55 * Math.min(long, short)), neck = figure.height - 1.7 * radius;
  const sides = side.shape === "cube" || side.shape === "diamond" ? 4 : 24;
  const rings = [[long, short, 0, 24], [long, short, 0.1, 24], [0.66 * long, 0.66 * short, 0.1, 24], [0.2 * long, 0.2 * short, neck, 24]];
  for (const [share, rise] of HEADS[side.shape]) rings.push([share * radius, share * radius, neck + rise * (figure.height - neck), sides]);
  const points = [], corners = [];
  rings.push([0.001, 0.001, figure.height, sides]);
  for (const [a, b, z, count] of rings)
    for (let at = 0; at < 24; at++) {
      const angle = (2 * Math.PI * (Math.floor((at * count) / 24) + 0.5)) / count, x = a * Math.cos(angle), y = b * Math.sin(angle);
      points.push(x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn), z);
    }
  for (let ring = 0; ring + 1 < rings.length; ring++)
    for (let at = 0; at < 24; at++) {
      const here = 24 * ring + at, after = 24 * ring + ((at + 1) % 24);
      corners.push(here, after, here + 24, after, after + 24, here + 24);
    }
  return solid(new Float32Array(points), new Uint32Array(corners), plain(rgb(side.colour), points.length / 3));
}

// ---------------------------------------------------------------- camera

const eye = { heading: -1.08, lift: 0.84, far: 1, at: [data.size[0] / 2, data.size[1] / 2, 0] };
const REACH = Math.hypot(...data.size);

function axes() {
  const level = Math.cos(eye.lift);
  const back = [level * Math.cos(eye.heading), level * Math.sin(eye.heading), Math.sin(eye.lift)];
  const right = [-Math.sin(eye.heading), Math.cos(eye.heading), 0];
  const up = [back[1] * right[2] - back[2] * right[1], back[2] * right[0] - back[0] * right[2], back[0] * right[1] - back[1] * right[0]];
  return { back, right, up };
}

function camera() {
  const { back, right, up } = axes(), aspect = canvas.width / canvas.height;
  const distance = 1.28 * REACH * eye.far * Math.max(1, 1.1 / aspect), focal = 2.4;
  const from = eye.at.map((number, at) => number + distance * back[at]);
  const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  const near = 0.02 * distance, far = distance + 3 * REACH, deep = (far + near) / (near - far), shift = (2 * far * near) / (near - far);
  const rows = [
    [...right.map((n) => (n * focal) / aspect), (-dot(right, from) * focal) / aspect],
    [...up.map((n) => n * focal), -dot(up, from) * focal],
    [...back.map((n) => n * deep), -dot(back, from) * deep + shift],
    [...back.map((n) => -n), dot(back, from)],
  ];
  return Float32Array.from({ length: 16 }, (_, at) => rows[at % 4][Math.floor(at / 4)]);
}

function spot(matrix, [x, y, z]) {
  const row = (at) => matrix[at] * x + matrix[at + 4] * y + matrix[at + 8] * z + matrix[at + 12];
  return [(row(0) / row(3) + 1) / 2, (1 - row(1) / row(3)) / 2, row(3)];
}

// ---------------------------------------------------------------- stage

const shaders = gl && program();
const scenery = [], cast = new Map();
let now = data, tokens = [], tags = [];

function build() {
  const [width, depth] = data.size;
  scenery.push(slab([0, 0, -0.7], [width, depth, -0.006], [239, 232, 216]));
  if (data.ruled) scenery.push(grid(width, depth));
  for (const piece of data.meshes) scenery.push(packed(piece));
}

function show(moment) {
  now = moment;
  if (data.sheet) return lay_out(moment);
  tokens = (moment.tokens || []).map(packed);
  for (const figure of moment.figures) if (!cast.has(key(figure))) cast.set(key(figure), pawn(figure));
  names.replaceChildren();
  tags = moment.figures.map((figure) => tag("name", figure.name, [figure.at[0], figure.at[1], figure.at[2] + figure.height + 0.25], data.sides[figure.side].colour, data.sides[figure.side].name));
  tags.push(...(moment.labels || []).map((label) => tag("label", label.words, label.at, label.colour)));
  draw();
}

// A game without space has no table: its state is laid out as cards, above the bar of the replay.
function lay_out({ sheet, told }) {
  const place = document.getElementById("sheet");
  document.body.classList.add("spaceless");
  place.hidden = false;
  canvas.hidden = names.hidden = true;
  show_sheet(place, sheet, { ...data, subtitle: [data.subtitle, ...data.problems].join(" · ") }, told);
  place.style.setProperty("--bar", `${document.getElementById("replay").offsetHeight}px`);
  document.body.dataset.drawn = "yes";
}

const key = (figure) => [figure.name, figure.height, figure.axes].join();

function tag(kind, words, at, colour, side = "") {
  const node = document.createElement("span");
  node.className = kind;
  node.textContent = side ? `${side.slice(0, 1).toUpperCase()} ${words}` : words;
  node.style.borderColor = node.style.color = colour;
  names.append(node);
  return { node, at };
}

let due = false;
function draw() {
  if (!due) { due = true; requestAnimationFrame(paint); }
}

function paint() {
  due = false;
  const scale = window.devicePixelRatio || 1;
  const high = innerHeight - document.getElementById("replay").offsetHeight;
  canvas.style.height = names.style.height = `${high}px`;
  canvas.width = innerWidth * scale;
  canvas.height = high * scale;
  gl.viewport(0, 0, canvas.width, canvas.height);
  gl.clearColor(0.961, 0.945, 0.91, 1);
  gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
  gl.enable(gl.DEPTH_TEST);
  gl.enable(gl.BLEND);
  gl.blendFunc(gl.SRC_ALPHA, gl.ONE_MINUS_SRC_ALPHA);
  const matrix = camera(), uniform = (name) => gl.getUniformLocation(shaders, name);
  gl.uniformMatrix4fv(uniform("camera"), false, matrix);
  gl.uniform3f(uniform("sun"), -0.35, -0.45, 0.82);
  const put = (one, shift) => {
    gl.uniform3f(uniform("shift"), ...shift);
    gl.uniform1f(uniform("veil"), one.veil);
    gl.bindVertexArray(one.shape);
    gl.drawElements(gl.TRIANGLES, one.count, gl.UNSIGNED_INT, 0);
  };
  for (const one of [...scenery, ...tokens].filter((one) => one.veil === 1)) put(one, [0, 0, 0]);
  for (const figure of now.figures) put(cast.get(key(figure)), figure.at);
  for (const one of scenery.filter((one) => one.veil < 1)) put(one, [0, 0, 0]);
  for (const { node, at } of tags) {
    const [x, y, deep] = spot(matrix, at);
    node.hidden = deep <= 0;
    node.style.left = `${100 * x}%`;
    node.style.top = `${100 * y}%`;
  }
  document.body.dataset.drawn = "yes";
}

// ---------------------------------------------------------------- hands

const fingers = new Map();
canvas.addEventListener("pointerdown", (event) => { canvas.setPointerCapture(event.pointerId); fingers.set(event.pointerId, event); });
for (const end of ["pointerup", "pointercancel"]) canvas.addEventListener(end, (event) => fingers.delete(event.pointerId));
canvas.addEventListener("pointermove", (event) => {
  const before = fingers.get(event.pointerId);
  if (!before) return;
  const [dx, dy] = [event.clientX - before.clientX, event.clientY - before.clientY];
  if (fingers.size === 2) {
    const other = [...fingers.values()].find((one) => one.pointerId !== event.pointerId);
    const apart = (one) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
    zoom(apart(before) / Math.max(apart(event), 1));
    pan(dx / 2, dy / 2);
  } else if (event.shiftKey || event.buttons === 2) pan(dx, dy);
  else { eye.heading -= 0.006 * dx; eye.lift = Math.min(Math.max(eye.lift + 0.006 * dy, 0.06), 1.5706); }
  fingers.set(event.pointerId, event);
  draw();
});
canvas.addEventListener("contextmenu", (event) => event.preventDefault());
canvas.addEventListener("wheel", (event) => { event.preventDefault(); zoom(Math.exp(0.001 * event.deltaY)); draw(); }, { passive: false });
addEventListener("resize", draw);

function zoom(by) { eye.far = Math.min(Math.max(eye.far * by, 0.08), 3); }

function pan(dx, dy) {
  const { right } = axes(), step = (1.3 * REACH * eye.far) / innerHeight, ahead = [-Math.cos(eye.heading), -Math.sin(eye.heading)];
  for (const at of [0, 1]) eye.at[at] += step * (dy * ahead[at] - dx * right[at]);
}

document.getElementById("top").onclick = () => { Object.assign(eye, { heading: -Math.PI / 2, lift: 1.5706, far: 1 }); draw(); };
document.getElementById("orbit").onclick = () => { Object.assign(eye, { heading: -1.08, lift: 0.84, far: 1 }); draw(); };

// ---------------------------------------------------------------- replay

function replay(moments) {
  const [said, scrub, count, play] = ["said", "scrub", "count", "play"].map((name) => document.getElementById(name));
  let at = 0, timer = null;
  document.getElementById("replay").hidden = false;
  scrub.max = moments.length - 1;
  document.getElementById("wound").hidden = !moments.some((one) => one.wound);
  const go = (to) => {
    at = Math.min(Math.max(to, 0), moments.length - 1);
    scrub.value = at;
    count.textContent = `${at + 1}/${moments.length}`;
    const moment = moments[at];
    said.textContent = moment.said;
    const dice = document.createElement("small");
    dice.textContent = [moment.heading, ...moment.dice].filter(Boolean).join(" · ");
    said.append(dice);
    // What lies about is told only where it changes.
    const cast = [...moments.slice(0, at + 1)].reverse().find((one) => one.tokens) || data;
    const told = moment.sheet && moments.slice(0, at + 1).map((one) => one.said);
    show({ figures: moment.figures, tokens: cast.tokens, labels: cast.labels, sheet: moment.sheet, told });
  };
  const stop = () => { clearInterval(timer); timer = null; play.textContent = "▶"; };
  play.onclick = () => {
    if (timer) return stop();
    play.textContent = "❚❚";
    timer = setInterval(() => (at + 1 < moments.length ? go(at + 1) : stop()), 1100);
  };
  document.getElementById("back").onclick = () => { stop(); go(at - 1); };
  document.getElementById("next").onclick = () => { stop(); go(at + 1); };
  document.getElementById("wound").onclick = () => { stop(); const next = moments.findIndex((one, place) => place > at && one.wound); if (next >= 0) go(next); };
  scrub.oninput = () => { stop(); go(Number(scrub.value)); };
  go(moments.length - 1);
}

document.getElementById("title").textContent = data.title;
document.getElementById("subtitle").textContent = [data.subtitle, ...data.problems].join(" · ");
if (data.sheet) {
  show(data);
  if (data.moments) replay(data.moments);
} else if (!gl) {
  names.textContent = "WebGL 2 ?";
} else {
  build();
  show(data);
  if (data.moments) replay(data.moments);
}
