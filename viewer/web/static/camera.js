// Where one looks from: round the table, from above, or out of somebody's eyes.
const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a, b) => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
const unit = (a) => { const length = Math.hypot(...a) || 1; return a.map((number) => number / length); };
const FLATTEST = 0.06, STEEPEST = 1.5706;

export class Camera {
  constructor(size, aspect) { this.size = size; this.reach = Math.hypot(...size); this.orbit(aspect); }
  orbit(aspect = 1) {
    Object.assign(this, { eyes: null, heading: aspect < 1 ? -1.4 : -1.08, lift: aspect < 1 ? 1.02 : 0.84, at: [this.size[0] / 2, this.size[1] / 2, 0] });
    this.fit(this.rim, aspect);
  }
  top(aspect = 1) {
    const long = this.size[0] > this.size[1], turned = long !== aspect > 1; // a long table lies along a long screen
    Object.assign(this, { eyes: null, heading: turned ? 0 : -Math.PI / 2, lift: STEEPEST, at: [this.size[0] / 2, this.size[1] / 2, 0] });
    this.fit(this.rim, aspect);
  }
  get rim() { return [0, 1, 2, 3].flatMap((corner) => [0, 2].map((z) => [corner & 1 ? this.size[0] : 0, corner & 2 ? this.size[1] : 0, z])); }

  // Look at two places from aside, so that the line between them lies across the screen.
  frame(a, b, aspect) {
    const way = Math.atan2(b[1] - a[1], b[0] - a[0]), sides = [way + Math.PI / 2, way - Math.PI / 2];
    const off = (heading) => Math.cos(heading - this.heading);
    Object.assign(this, { eyes: null, heading: off(sides[0]) > off(sides[1]) ? sides[0] : sides[1], lift: 0.62, at: a.map((number, at) => (number + b[at]) / 2) });
    this.fit([a, b, ...[a, b].map(([x, y, z]) => [x, y, z + 2.2])], aspect, Math.min(0.62, 0.5 + 0.1 * aspect));
    this.distance = Math.max(this.distance, Math.min(0.9 * this.reach, 26));
  }

  // Stand just so far away that some places are within a share of the screen.
  fit(places, aspect, share = 0.94) {
    this.distance = 3 * this.reach;
    for (let round = 0; round < 6; round++) {
      const matrix = this.matrix(aspect), most = Math.max(...places.map((place) => { const [x, y] = spot(matrix, place); return Math.max(Math.abs(x), Math.abs(y)); }));
      this.distance = Math.min(Math.max((this.distance * most) / share, 4), 4 * this.reach);
    }
  }
  look(from, to) { this.eyes = { from, back: unit(from.map((number, at) => number - to[at])) }; }

  turn(dx, dy) {
    if (this.eyes) {
      const { back } = this.eyes, side = unit(cross([0, 0, 1], back)), up = cross(back, side);
      this.eyes.back = unit(back.map((number, at) => number + 0.003 * (-dx * side[at] - dy * up[at])));
      return;
    }
    this.heading -= 0.006 * dx;
    this.lift = Math.min(Math.max(this.lift + 0.006 * dy, FLATTEST), STEEPEST);
  }
  zoom(by) { this.distance = Math.min(Math.max(this.distance * by, 2), 5 * this.reach); }
  pan(dx, dy, height) {
    const step = (0.83 * this.distance) / height, [cos, sin] = [Math.cos(this.heading), Math.sin(this.heading)];
    this.at[0] += step * (-dy * cos + dx * sin);
    this.at[1] += step * (-dy * sin - dx * cos);
  }

  pose(aspect) {
    if (this.eyes) {
      const { from, back } = this.eyes, right = unit(cross([0, 0, 1], back));
      return { from, back, right, up: cross(back, right), focal: 1.1, near: 0.03, reach: this.reach };
    }
    const level = Math.cos(this.lift), back = [level * Math.cos(this.heading), level * Math.sin(this.heading), Math.sin(this.lift)];
    const right = [-Math.sin(this.heading), Math.cos(this.heading), 0];
    const { distance } = this;
    return { from: this.at.map((number, at) => number + distance * back[at]), back, right, up: cross(back, right), focal: 2.4, near: 0.02 * distance, reach: distance + 2 * this.reach };
  }

  // Columns first, as WebGL wants it.
  matrix(aspect) {
    const { from, back, right, up, focal, near, reach } = this.pose(aspect);
    const deep = (reach + near) / (near - reach), shift = (2 * reach * near) / (near - reach);
    const rows = [
      [...right.map((n) => (n * focal) / aspect), (-dot(right, from) * focal) / aspect],
      [...up.map((n) => n * focal), -dot(up, from) * focal],
      [...back.map((n) => n * deep), -dot(back, from) * deep + shift],
      [...back.map((n) => -n), dot(back, from)],
    ];
    return Float32Array.from({ length: 16 }, (_, at) => rows[at % 4][Math.floor(at / 4)]);
  }

  // The line of view through a place of the screen, given from -1 to 1.
  ray(x, y, aspect) {
    const { from, back, right, up, focal, reach } = this.pose(aspect);
    const way = unit(back.map((n, at) => -n + ((x * aspect) / focal) * right[at] + (y / focal) * up[at]));
    return { start: from, end: from.map((n, at) => n + 1.5 * reach * way[at]) };
  }
}

export function spot(matrix, [x, y, z]) {
  const row = (at) => matrix[at] * x + matrix[at + 4] * y + matrix[at + 8] * z + matrix[at + 12];
  return [row(0) / row(3), row(1) / row(3), row(3)];
}
