// Amsterdam as a picture under the routes: rings of canals around the old town, the harbour to the north, ramparts to
// the south. Nothing here has a meaning in the game; everything is computed from a few numbers.

/** The middle of the rings, in board units; the waterfront cuts them off to the north. */
const MIDDLE = { x: 556, y: 128 };

interface Ring {
  inner: number;
  outer: number;
  /** The length of a block along the ring. */
  block: number;
  rows: number;
}

/** The strips of houses, from the old town outwards, with canals in between. */
const RINGS: Ring[] = [
  { inner: 24, outer: 92, block: 46, rows: 2 },
  { inner: 104, outer: 172, block: 52, rows: 2 },
  { inner: 186, outer: 248, block: 60, rows: 2 },
  { inner: 264, outer: 326, block: 70, rows: 2 },
  { inner: 342, outer: 404, block: 76, rows: 2 },
  { inner: 420, outer: 482, block: 82, rows: 2 },
  { inner: 500, outer: 566, block: 58, rows: 3 },
  { inner: 576, outer: 630, block: 64, rows: 2 },
];

const STREET = 5;
const RAMPART = 648;
const BASTION = 684;
const SHADES = 3;

/** The old quay: everything above this line is harbour. */
export const QUAY = "M-60 44C60 30 150 52 262 56S480 82 570 88 716 96 780 138 902 216 950 292 1010 392 1060 420";
export const LAND = `${QUAY}V820H-60Z`;
export const HARBOUR = `${QUAY}V-60H-60Z`;
/** The river, through the middle of the old town to the harbour. */
export const RIVER = "M846 812C838 742 764 706 722 660S640 566 598 512 556 408 552 350 522 236 524 178 520 112 514 60";

/** Numbers that look random and are the same for everybody (a small linear congruential generator). */
function shuffler(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1103515245 + 12345) % 2147483648) / 2147483648;
}

function polar(radius: number, angle: number): [number, number] {
  return [MIDDLE.x + radius * Math.cos(angle), MIDDLE.y + radius * Math.sin(angle)];
}

function text(...points: [number, number][]): string {
  return points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(" ");
}

function arc(radius: number, from: number, to: number): string {
  const large = to - from > Math.PI ? 1 : 0;
  return `M${text(polar(radius, from))}A${radius} ${radius} 0 ${large} 1 ${text(polar(radius, to))}`;
}

function sector(inner: number, outer: number, from: number, to: number): string {
  const out = `A${outer} ${outer} 0 0 1 ${text(polar(outer, to))}`;
  const back = `A${inner} ${inner} 0 0 0 ${text(polar(inner, from))}`;
  return `M${text(polar(inner, from))}L${text(polar(outer, from))}${out}L${text(polar(inner, to))}${back}Z`;
}

export interface City {
  /** Blocks of houses, one path for each of a few shades. */
  blocks: string[];
  /** Along the middle of each row of houses; drawn with short dashes, it shows their walls. */
  walls: { path: string; depth: number }[];
  canals: { path: string; width: number }[];
  rampart: string;
  ditches: string;
  trees: { x: number; y: number; size: number }[];
}

/** The whole picture, as paths. */
export function city(): City {
  const random = shuffler(1613);
  const blocks = Array.from({ length: SHADES }, () => "");
  const walls: City["walls"] = [];
  const [from, to] = [-0.5, Math.PI + 0.4];
  for (const ring of RINGS) {
    const depth = (ring.outer - ring.inner - (ring.rows - 1) * 3) / ring.rows;
    for (let row = 0; row < ring.rows; row += 1) {
      const inner = ring.inner + row * (depth + 3);
      walls.push({ path: arc(inner + depth / 2, from, to), depth: depth - 6 });
    }
    let angle = from + random() * 0.1;
    while (angle < to) {
      const middle = (ring.inner + ring.outer) / 2;
      const size = (ring.block * (0.75 + 0.5 * random())) / middle;
      for (let row = 0; row < ring.rows; row += 1) {
        const inner = ring.inner + row * (depth + 3);
        const shade = Math.floor(random() * SHADES);
        blocks[shade] += sector(inner, inner + depth, angle, angle + size - STREET / middle);
      }
      angle += size;
    }
  }
  const between = RINGS.slice(1).map((ring, index) => {
    const before = RINGS[index] as Ring;
    return { path: arc((ring.inner + before.outer) / 2, from, to), width: ring.inner - before.outer };
  });
  // The three great canals are wider than the lanes between the other rings.
  const canals = between.map((canal) => ({ ...canal, width: Math.max(5, canal.width - 5) }));
  return { blocks, walls, canals, rampart: rampart(from, to), ditches: ditches(), trees: trees(random) };
}

/** The outline of the town wall with its bastions, pointing outwards like the teeth of a wheel. */
function rampart(from: number, to: number): string {
  const step = 0.19;
  let path = `M${text(polar(RAMPART, from))}`;
  for (let angle = from; angle < to; angle += step) {
    path += `L${text(
      polar(RAMPART, angle + step * 0.3),
      polar(RAMPART + 12, angle + step * 0.33),
      polar(BASTION, angle + step * 0.5),
      polar(RAMPART + 12, angle + step * 0.67),
      polar(RAMPART, angle + step * 0.7),
      polar(RAMPART, angle + step),
    )}`;
  }
  return path;
}

/** The drained meadows outside the wall: long straight ditches. */
function ditches(): string {
  let path = "";
  for (let x = -240; x < 1200; x += 21) path += `M${x} 820l118 -360`;
  return path;
}

/** Trees along the outer two rings. */
function trees(random: () => number): City["trees"] {
  return Array.from({ length: 150 }, () => {
    const ring = random() < 0.55 ? 571 : 412;
    const [x, y] = polar(ring + (random() - 0.5) * 9, -0.3 + random() * (Math.PI + 0.6));
    return { x, y, size: 2.2 + random() * 2 };
  });
}
