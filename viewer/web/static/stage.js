// The table drawn with WebGL, and the names over it: the only renderer, of the live page and of exported ones. It is
// given what there is, and asks nobody.
import { Camera, spot } from "./camera.js";
import { show_sheet } from "./sheet.js";
import { cells, grid, lines, pawn, ring, slab } from "./shapes.js";

const MOST_STOPS = 12, BLOCKS = [0.925, 0.506, 0.271], REACHED = [0.08, 0.36, 0.66];
const VERTEX = `#version 300 es
in vec3 point; in vec3 tint; uniform mat4 camera; uniform vec3 shift; uniform vec3 plain; uniform float tinted; out vec3 where; out vec3 colour;
void main() { where = point + shift; colour = mix(plain, tint, tinted); gl_Position = camera * vec4(where, 1.0); }`;
const FRAGMENT = `#version 300 es
precision highp float; in vec3 where; in vec3 colour; uniform float veil; uniform float lit; uniform float hot; uniform vec3 warm; uniform int stops; uniform vec3 stop[${MOST_STOPS}]; out vec4 pixel;
void main() {
  vec3 normal = normalize(cross(dFdx(where), dFdy(where)));
  float light = mix(1.0, 0.62 + 0.42 * abs(dot(normal, vec3(-0.35, -0.45, 0.82))), lit), near = 0.0;
  for (int at = 0; at < ${MOST_STOPS}; at++) if (at < stops) { vec3 way = where - stop[at]; near = max(near, exp(-dot(way, way) / 2.56)); }
  pixel = vec4(mix(colour, warm, hot * (0.25 + 0.6 * near)) * light, veil);
}`;

export class Stage {
  constructor(canvas, names, sheet) {
    Object.assign(this, { canvas, names, sheet, scenery: [], figures: [], tags: [], chosen: [null, null], pawns: new Map(), over: null, ground: null, hot: new Map(), reached: new Set(), hidden: null, frames: 0 });
    this.gl = canvas.getContext("webgl2", { antialias: true, powerPreference: "high-performance" });
    if (this.gl) this.program();
    new ResizeObserver(() => this.draw()).observe(canvas);
  }

  program() {
    const { gl } = this, made = gl.createProgram();
    for (const [kind, text] of [[gl.VERTEX_SHADER, VERTEX], [gl.FRAGMENT_SHADER, FRAGMENT]]) {
      const shader = gl.createShader(kind);
      gl.shaderSource(shader, text);
      gl.compileShader(shader);
      gl.attachShader(made, shader);
    }
    gl.linkProgram(made);
    gl.useProgram(made);
    this.places = { point: gl.getAttribLocation(made, "point"), tint: gl.getAttribLocation(made, "tint") };
    this.knobs = Object.fromEntries(["camera", "shift", "plain", "tinted", "veil", "lit", "hot", "warm", "stops", "stop"].map((name) => [name, gl.getUniformLocation(made, name)]));
  }

  solid([points, corners, tints], more = {}) {
    const { gl } = this;
    if (!gl) return null;
    const shape = gl.createVertexArray(), buffers = [gl.createBuffer(), gl.createBuffer(), tints ? gl.createBuffer() : null];
    gl.bindVertexArray(shape);
    for (const [name, numbers, buffer, type] of [["point", points, buffers[0], gl.FLOAT], ["tint", tints, buffers[2], gl.UNSIGNED_BYTE]]) {
      if (!numbers) continue;
      gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
      gl.bufferData(gl.ARRAY_BUFFER, numbers, gl.STATIC_DRAW);
      gl.enableVertexAttribArray(this.places[name]);
      gl.vertexAttribPointer(this.places[name], 3, type, type !== gl.FLOAT, 0, 0);
    }
    gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, buffers[1]);
    gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, corners, gl.STATIC_DRAW);
    return { shape, buffers, count: corners.length, veil: 1, lit: 1, tinted: tints ? 1 : 0, plain: [0, 0, 0], name: "", ...more };
  }

  free(one) {
    if (!one) return;
    this.gl.deleteVertexArray(one.shape);
    for (const buffer of one.buffers) if (buffer) this.gl.deleteBuffer(buffer);
  }

  // ------------------------------------------------------------ what is on it

  open(head, numbers) {
    for (const one of [...this.scenery, ...this.pawns.values(), ...(this.tokens || [])]) this.free(one);
    this.pawns.clear();
    const spaceless = Boolean(head.sheet); // its state is laid out as cards, and nothing is drawn
    this.sheet.hidden = !spaceless;
    this.canvas.hidden = this.names.hidden = spaceless;
    document.body.classList.toggle("spaceless", spaceless);
    Object.assign(this, { head, tokens: [], scenery: [], camera: spaceless ? null : new Camera(head.size, this.aspect), hidden: null, frames: 0 });
    if (this.gl && !spaceless) {
      this.scenery.push(this.solid(slab(head.size, [239, 232, 216])));
      if (head.ruled) this.scenery.push(this.solid(grid(head.size)));
      for (const mesh of head.meshes)
        this.scenery.push(this.solid([numbers(mesh.points, Float32Array), numbers(mesh.corners, Uint32Array), mesh.colours && numbers(mesh.colours, Uint8Array)],
          { name: mesh.name, veil: mesh.veil, plain: mesh.colour.map((channel) => channel / 255) }));
    }
    this.rule(null);
    this.reach(null);
    this.cast(head);
  }

  // Figures, what lies about, and labels; what is not given stays.
  cast({ figures, tokens, labels, sheet, told }) {
    if (sheet) show_sheet(this.sheet, sheet, this.head, told);
    if (figures) this.figures = figures.map((figure) => ({ ...figure, at: [...figure.at] }));
    if (tokens && this.gl) {
      this.tokens.forEach((one) => this.free(one));
      this.tokens = tokens.map((token) => this.solid([numbers_in(token.points, Float32Array), numbers_in(token.corners, Uint32Array), token.colours && numbers_in(token.colours, Uint8Array)], { plain: token.colour.map((channel) => channel / 255) }));
    }
    if (labels) this.labels = labels;
    this.name_all();
  }

  figure(name) { return this.figures.find((figure) => figure.name === name); }

  choose(a, b) {
    this.chosen = [a, b];
    this.names.classList.toggle("pair", Boolean(a && b));
    this.name_all();
  }

  // Turn to two figures, unless one looks out of somebody's eyes or from above.
  frame(a, b) {
    if (this.camera.eyes || this.camera.lift > 1.4) return;
    this.camera.frame(this.spot_of(a), this.spot_of(b), this.aspect);
    this.draw();
  }

  // Where a figure stands, or the middle of an area of a board.
  spot_of(name) { return (this.figure(name) || this.head.areas.find((area) => area.name === name)).at; }

  rule(ruling) {
    this.free(this.over);
    this.over = ruling && this.gl && (ruling.lines.length || ruling.gap) ? this.solid(lines(ruling.lines, ruling.gap), { lit: 0 }) : null;
    this.hot = new Map((ruling ? ruling.blockers : []).map((one) => [one.name, one.stops]));
    this.draw();
  }

  reach(found) {
    this.free(this.ground);
    this.ground = found && this.gl ? this.solid(cells(found), { veil: 0.62, lit: 0 }) : null;
    this.reached = new Set();
    this.draw();
  }

  reach_areas(names) { this.reached = names; this.draw(); }

  name_all() {
    this.names.replaceChildren();
    this.tags = this.figures.map((figure) => {
      const side = this.head.sides[figure.side], place = this.chosen.indexOf(figure.name), letter = place < 0 ? side.name.slice(0, 1).toUpperCase() : "AB"[place];
      const tag = this.tag(`name ${place < 0 ? "" : "ab"[place]}`, `${letter} ${figure.name}`, side.colour);
      return { ...tag, figure, lift: figure.height + 0.3 };
    });
    for (const label of this.labels || []) this.tags.push({ ...this.tag("label", label.words, label.colour), at: label.at });
    this.draw();
  }

  tag(kind, said, colour) {
    const node = document.createElement("span");
    node.className = kind;
    node.textContent = said;
    node.style.borderColor = node.style.color = colour;
    this.names.append(node);
    return { node, wide: node.offsetWidth, high: node.offsetHeight };
  }

  // ------------------------------------------------------------ drawing

  draw() {
    if (this.due || !this.camera) return;
    this.due = true;
    requestAnimationFrame(() => { this.due = false; if (this.camera) this.paint(); });
  }

  get aspect() { return this.canvas.clientWidth / Math.max(this.canvas.clientHeight, 1); }

  paint() {
    const { gl, canvas } = this, matrix = this.camera.matrix(this.aspect);
    if (gl) this.paint_solids(matrix);
    this.put_names(matrix);
    this.frames += 1;
    canvas.dataset.frames = this.frames;
  }

  // Names over their figures, those who are chosen first: one that would cover another goes higher, a label gives way.
  put_names(matrix) {
    const { clientWidth: width, clientHeight: height } = this.canvas, taken = [];
    const rank = ({ figure }) => (figure ? this.chosen.indexOf(figure.name) >= 0 ? 0 : 1 : 2);
    for (const { node, figure, lift, at, wide, high } of [...this.tags].sort((one, other) => rank(one) - rank(other))) {
      const [x, y, deep] = spot(matrix, figure ? [figure.at[0], figure.at[1], figure.at[2] + lift] : at);
      const left = ((x + 1) / 2) * width - wide / 2;
      let top = ((1 - y) / 2) * height - (figure ? 1 : 0.5) * high;
      const over = () => taken.find((box) => left < box.right && left + wide > box.left && top < box.bottom && top + high > box.top);
      node.hidden = deep <= 0 || figure?.name === this.hidden || Math.abs(x) > 1.1 || Math.abs(y) > 1.1 || (!figure && Boolean(over()));
      if (node.hidden) continue;
      for (let tries = 0, box; figure && tries < 4 && (box = over()); tries++) top = box.top - high - 1;
      node.style.transform = `translate(${left}px, ${top}px)`;
      if (wide) taken.push({ left, right: left + wide, top, bottom: top + high });
    }
  }

  paint_solids(matrix) {
    const { gl, canvas, knobs } = this, scale = Math.min(window.devicePixelRatio || 1, 2);
    const [width, height] = [Math.round(canvas.clientWidth * scale), Math.round(canvas.clientHeight * scale)];
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    gl.viewport(0, 0, width, height);
    gl.clearColor(0.961, 0.945, 0.91, 1);
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
    gl.enable(gl.DEPTH_TEST);
    gl.enable(gl.BLEND);
    gl.blendFuncSeparate(gl.SRC_ALPHA, gl.ONE_MINUS_SRC_ALPHA, gl.ZERO, gl.ONE);
    gl.uniformMatrix4fv(knobs.camera, false, matrix);
    const all = [...this.scenery, ...(this.tokens || [])];
    for (const one of all.filter((one) => one.veil === 1)) this.put(one);
    for (const figure of this.figures) if (figure.name !== this.hidden) this.put_figure(figure);
    if (this.ground) this.put(this.ground);
    for (const one of all.filter((one) => one.veil < 1)) this.put(one);
    if (this.over) {
      this.put(this.over);
      gl.disable(gl.DEPTH_TEST); // what runs behind scenery shines through it
      this.put({ ...this.over, veil: 0.3 });
    }
  }

  put_figure(figure) {
    const key = [figure.name, figure.height, figure.axes, figure.turn].join();
    if (!this.pawns.has(key)) this.pawns.set(key, this.solid(pawn(figure, this.head.sides[figure.side])));
    this.put(this.pawns.get(key), figure.at);
    const place = this.chosen.indexOf(figure.name);
    if (place < 0) return;
    const mark = `ring ${place} ${figure.axes}`;
    if (!this.pawns.has(mark)) this.pawns.set(mark, this.solid(ring(figure, place === 1), { lit: 0 }));
    this.put(this.pawns.get(mark), figure.at);
  }

  put(one, shift = [0, 0, 0]) {
    const { gl, knobs } = this, stops = (one.name && this.hot.get(one.name)) || null;
    gl.uniform3fv(knobs.shift, shift);
    gl.uniform3fv(knobs.plain, one.plain);
    gl.uniform1f(knobs.tinted, one.tinted);
    gl.uniform1f(knobs.veil, one.veil);
    gl.uniform1f(knobs.lit, one.lit);
    const reached = !stops && one.name && this.reached.has(one.name);
    gl.uniform1f(knobs.hot, stops ? 1 : reached ? 2 : 0);
    gl.uniform3fv(knobs.warm, reached ? REACHED : BLOCKS);
    gl.uniform1i(knobs.stops, stops ? Math.min(stops.length, MOST_STOPS) : 0);
    if (stops?.length) gl.uniform3fv(knobs.stop, stops.slice(0, MOST_STOPS).flat());
    gl.bindVertexArray(one.shape);
    gl.drawElements(gl.TRIANGLES, one.count, gl.UNSIGNED_INT, 0);
  }

  // ------------------------------------------------------------ pointing

  place(event) {
    const box = this.canvas.getBoundingClientRect();
    return [(2 * (event.clientX - box.left)) / box.width - 1, 1 - (2 * (event.clientY - box.top)) / box.height];
  }

  ray(event) { return this.camera.ray(...this.place(event), this.aspect); }

  // Where a point of the table is in the page, in pixels; used by those who drive the page from outside.
  pixel(at) {
    const [x, y] = spot(this.camera.matrix(this.aspect), at), box = this.canvas.getBoundingClientRect();
    return [box.left + ((x + 1) / 2) * box.width, box.top + ((1 - y) / 2) * box.height];
  }

  // The figure under a finger: the nearest within its width on the screen, and never less than a thumb's.
  pick(event) {
    const matrix = this.camera.matrix(this.aspect), [width, height] = [this.canvas.clientWidth / 2, this.canvas.clientHeight / 2], [px, py] = this.place(event);
    let best = null, least = Infinity;
    for (const figure of this.figures) {
      if (figure.name === this.hidden) continue;
      const [low, high] = [0, figure.height].map((lift) => spot(matrix, [figure.at[0], figure.at[1], figure.at[2] + lift]));
      if (low[2] <= 0 || high[2] <= 0) continue;
      const far = apart([px * width, py * height], [low[0] * width, low[1] * height], [high[0] * width, high[1] * height]);
      const reach = Math.max(22, (Math.max(...figure.axes) * height * 2.4) / low[2]);
      if (far < reach && far < least) [best, least] = [figure, far];
    }
    return best;
  }

  // The area of a board under a finger, by its middle.
  pick_area(event) {
    const matrix = this.camera.matrix(this.aspect), [width, height] = [this.canvas.clientWidth / 2, this.canvas.clientHeight / 2], [px, py] = this.place(event);
    const far = ({ at: [x, y, z] }) => { const [sx, sy, deep] = spot(matrix, [x, y, z - 1]); return deep > 0 ? Math.hypot((sx - px) * width, (sy - py) * height) : Infinity; };
    return (this.head.areas || []).map((area) => [far(area), area]).filter(([away]) => away < 30).sort(([one], [other]) => one - other)[0]?.[1];
  }
}

function apart([x, y], [x0, y0], [x1, y1]) {
  const [dx, dy] = [x1 - x0, y1 - y0], share = Math.min(Math.max(((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy || 1), 0), 1);
  return Math.hypot(x - x0 - share * dx, y - y0 - share * dy);
}

// Numbers that stand in a document as base64.
export const numbers_in = (text, Kind) => new Kind(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)).buffer);
