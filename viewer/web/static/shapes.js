// Shapes as triangles: slab, grid, pawns, tubes, rings and cells. All take and give plain numbers in pas.
export const rgb = (hex) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
const GRID = [213, 202, 179], BOLD = [181, 167, 138], ROUND = 24;

export class Shape {
  constructor() { this.points = []; this.tints = []; this.corners = []; }
  quad(a, b, c, d, tone) {
    const first = this.points.length / 3;
    this.points.push(...a, ...b, ...c, ...d);
    for (let at = 0; at < 4; at++) this.tints.push(...tone);
    this.corners.push(first, first + 1, first + 2, first, first + 2, first + 3);
  }
  get packed() { return [new Float32Array(this.points), new Uint32Array(this.corners), new Uint8Array(this.tints)]; }
}

export function slab([width, depth], tone) {
  const made = new Shape(), low = -0.7, high = -0.006, ring = [[0, 0], [width, 0], [width, depth], [0, depth]];
  made.quad(...ring.map((at) => [...at, high]), tone);
  ring.forEach((at, place) => { const next = ring[(place + 1) % 4]; made.quad([...at, low], [...next, low], [...next, high], [...at, high], [183, 159, 124]); });
  return made.packed;
}

export function grid([width, depth]) {
  const made = new Shape(), z = -0.002;
  const strip = (x0, y0, x1, y1, tone) => made.quad([x0, y0, z], [x1, y0, z], [x1, y1, z], [x0, y1, z], tone);
  for (let at = 0; at <= width; at++) strip(at - 0.02, 0, at + 0.02, depth, at % 6 ? GRID : BOLD);
  for (let at = 0; at <= depth; at++) strip(0, at - 0.02, width, at + 0.02, at % 6 ? GRID : BOLD);
  return made.packed;
}

// A head is told by its profile: shares of a radius and of a height, from below.
const HEADS = {
  ball: [[0.3, 0], [0.78, 0.12], [1, 0.5], [0.78, 0.88], [0.3, 1]], cube: [[1.05, 0], [1.05, 1]],
  cone: [[1.05, 0], [0.02, 1]], diamond: [[0.02, 0], [1, 0.5], [0.02, 1]], drum: [[0.9, 0], [0.9, 1]],
};

// A pawn about the origin: the exact base, a torso, and a head whose shape tells the side.
export function pawn(figure, side) {
  const [long, short] = figure.axes, turn = (figure.turn * Math.PI) / 180, tone = rgb(side.colour);
  const radius = Math.min(0.22 * figure.height, 0.55 * Math.min(long, short)), neck = figure.height - 1.7 * radius;
  const sides = side.shape === "cube" || side.shape === "diamond" ? 4 : ROUND;
  const rings = [[long, short, 0, ROUND], [long, short, 0.1, ROUND], [0.66 * long, 0.66 * short, 0.1, ROUND], [0.2 * long, 0.2 * short, neck, ROUND]];
  for (const [share, rise] of HEADS[side.shape]) rings.push([share * radius, share * radius, neck + rise * (figure.height - neck), sides]);
  rings.push([0.001, 0.001, figure.height, sides]);
  const points = [], corners = [], tints = [];
  for (const [a, b, z, count] of rings)
    for (let at = 0; at < ROUND; at++) {
      const angle = (2 * Math.PI * (Math.floor((at * count) / ROUND) + 0.5)) / count, x = a * Math.cos(angle), y = b * Math.sin(angle);
      points.push(x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn), z);
      tints.push(...tone);
    }
  for (let ring = 0; ring + 1 < rings.length; ring++)
    for (let at = 0; at < ROUND; at++) {
      const here = ROUND * ring + at, after = ROUND * ring + ((at + 1) % ROUND);
      corners.push(here, after, here + ROUND, after, after + ROUND, here + ROUND);
    }
  return [new Float32Array(points), new Uint32Array(corners), new Uint8Array(tints)];
}

// A ring round a base, about the origin, to show who is chosen; the second one is square, so that colour is not alone.
export function ring(figure, square) {
  const made = new Shape(), reach = Math.max(...figure.axes), count = square ? 4 : 32, z = 0.05, tone = [43, 42, 39];
  const at = (place, far) => { const angle = (2 * Math.PI * (place + 0.5)) / count; return [far * Math.cos(angle), far * Math.sin(angle), z]; };
  const [inner, outer] = square ? [1.5 * reach, 1.5 * reach + 0.22] : [1.12 * reach, 1.12 * reach + 0.16];
  for (let place = 0; place < count; place++) made.quad(at(place, inner), at(place + 1, inner), at(place + 1, outer), at(place, outer), tone);
  return made.packed;
}

const LINES = { witness: [0, 121, 91], nearly: [201, 138, 0], stopped: [196, 80, 10], beyond: [196, 80, 10], gap: [43, 42, 39] };

function tube(made, from, to, radius, tone) {
  const way = to.map((number, at) => number - from[at]), length = Math.hypot(...way) || 1;
  const flat = Math.hypot(way[0], way[1]), side = flat > 1e-6 ? [-way[1] / flat, way[0] / flat, 0] : [1, 0, 0];
  const ahead = way.map((number) => number / length);
  const up = [ahead[1] * side[2] - ahead[2] * side[1], ahead[2] * side[0] - ahead[0] * side[2], ahead[0] * side[1] - ahead[1] * side[0]];
  const corner = (end, turn) => end.map((number, at) => number + radius * (Math.cos(turn) * side[at] + Math.sin(turn) * up[at]));
  for (let quarter = 0; quarter < 4; quarter++) {
    const [one, two] = [(quarter * Math.PI) / 2, ((quarter + 1) * Math.PI) / 2];
    made.quad(corner(from, one), corner(to, one), corner(to, two), corner(from, two), tone);
  }
}

function dashed(made, from, to, radius, tone) {
  const length = Math.hypot(...to.map((number, at) => number - from[at])), steps = Math.max(1, Math.floor(length / 0.5));
  const along = (share) => from.map((number, at) => number + share * (to[at] - number));
  for (let step = 0; step < steps; step++) tube(made, along(step / steps), along((step + 0.5) / steps), radius, tone);
}

// Lines of sight: free ones whole, stopped ones up to where they end with a knot there, and beyond it in dashes.
export function lines(all, gap) {
  const made = new Shape();
  for (const line of all) {
    tube(made, line.from, line.to, line.kind === "stopped" ? 0.035 : 0.06, line.colour ? rgb(line.colour) : LINES[line.kind]);
    if (line.kind === "stopped") knot(made, line.to);
    if (line.aim) dashed(made, line.to, line.aim, 0.018, LINES.beyond);
  }
  if (gap) tube(made, gap.from, gap.to, 0.04, LINES.gap);
  return made.packed;
}

function knot(made, at) {
  for (const axis of [0, 1, 2]) {
    const off = [0, 0, 0];
    off[axis] = 0.14;
    tube(made, at.map((number, place) => number - off[place]), at.map((number, place) => number + off[place]), 0.04, LINES.stopped);
  }
}

// Cells that a figure reaches: paler the more they cost, orange where it takes a roll.
export function cells(found) {
  const made = new Shape(), half = found.cell / 2;
  for (const { at: [x, y, z], cost, chance } of found.cells) {
    const far = found.allowance ? Math.min(cost / found.allowance, 1) : 0, pale = Math.round(110 + 90 * far);
    const tone = chance < 1 ? [236, 129 + Math.round(80 * far), 69 + Math.round(90 * far)] : [pale - 80, pale, 220 - Math.round(20 * far)];
    made.quad([x - half, y - half, z + 0.03], [x + half, y - half, z + 0.03], [x + half, y + half, z + 0.03], [x - half, y + half, z + 0.03], tone);
  }
  return made.packed;
}
