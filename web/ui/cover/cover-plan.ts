import { seededStream } from '#web/ui/seeded.ts';

export type Landmark = 'tower' | 'pines' | 'stones' | 'sails' | 'arch' | 'village';

const landmarks: Landmark[] = ['tower', 'pines', 'stones', 'sails', 'arch', 'village'];
/** Hue of the land and of the light above it, chosen to sit well together. No two lands lie so close that they look alike. */
const moods: [number, number][] = [
  [48, 78],
  [150, 92],
  [186, 70],
  [252, 60],
  [24, 74],
  [112, 88],
  [78, 40],
  [220, 95],
];

export interface CoverPlan {
  land: number;
  light: number;
  orb: { x: number; y: number; radius: number; crescent: boolean };
  stars: { x: number; y: number; radius: number }[];
  /** Outlines of three ridges, the farthest first, each closed at the foot. */
  ridges: string[];
  landmark: { kind: Landmark; x: number; y: number; scale: number };
  birds: { x: number; y: number }[];
}

export const coverWidth = 320;
export const coverHeight = 160;

/** A small landscape grown from a text: the same text always gives the same one. */
export function coverPlan(seed: string): CoverPlan {
  const next = seededStream(seed);
  const between = (low: number, high: number) => low + next() * (high - low);
  const pick = <Item>(items: readonly Item[], fallback: Item): Item => items[Math.floor(next() * items.length)] ?? fallback;
  const [land, light] = pick(moods, [48, 78]);
  const orb = { x: between(60, 260), y: between(30, 62), radius: between(14, 24), crescent: next() < 0.5 };
  const scattered = Array.from({ length: 16 }, () => ({ x: between(6, 314), y: between(6, 80), radius: between(0.5, 1.3) }));
  const stars = scattered.filter(({ x, y }) => Math.hypot(x - orb.x, y - orb.y) > orb.radius + 5);
  const heights = [between(84, 96), between(102, 112), between(124, 134)];
  const lines = heights.map((height, depth) => ridgeLine(next, height, 22 - depth * 5));
  const spot = Math.floor(between(2, 7));
  const stand = lines[1]?.[spot] ?? [160, 108];
  return {
    land,
    light,
    orb,
    stars,
    ridges: lines.map(closed),
    landmark: { kind: pick(landmarks, 'tower'), x: stand[0], y: stand[1] + 2, scale: between(0.9, 1.25) },
    birds: next() < 0.6 ? Array.from({ length: 3 }, () => ({ x: between(40, 280), y: between(30, 76) })) : [],
  };
}

type Point = [number, number];

function ridgeLine(next: () => number, height: number, swing: number): Point[] {
  return Array.from({ length: 9 }, (_, step): Point => [step * 40, Math.round(height + (next() - 0.5) * 2 * swing)]);
}

/** Joins points by smooth curves through their middles and closes the shape at the foot. */
function closed(points: Point[]): string {
  const first = points[0] ?? [0, coverHeight];
  const curves = points.slice(1).map(([x, y], at) => {
    const [beforeX, beforeY] = points[at] ?? first;
    const middle = (beforeX + x) / 2;
    return `C${middle} ${beforeY} ${middle} ${y} ${x} ${y}`;
  });
  return `M${first[0]} ${first[1]}${curves.join('')}V${coverHeight}H0Z`;
}
