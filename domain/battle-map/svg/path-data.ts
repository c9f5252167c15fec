import { arcAsCurves } from './arc.ts';
import type { Matrix } from './matrix.ts';

/** A place on a path. */
export type Dot = readonly [x: number, y: number];

/** One step of a path, its places from the top left corner: go there, a line, a curve, and back to where it began. */
export interface PathStep {
  letter: 'M' | 'L' | 'C' | 'Q' | 'Z';
  dots: readonly Dot[];
}

/** How many numbers follow each letter. */
const counts: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** The letters of a path with the numbers of each; it ends where it cannot be read further, as browsers do. */
function commandsOf(d: string): { letter: string; numbers: number[] }[] {
  const commands: { letter: string; numbers: number[] }[] = [];
  for (const [, letter = '', rest = ''] of d.matchAll(/([mlhvcsqtaz])([^mlhvcsqtaz]*)/gi)) {
    const many = counts[letter.toLowerCase()] ?? 0;
    const numbers = letter.toLowerCase() === 'a' ? arcNumbers(rest) : numbersOf(rest);
    if (many === 0) commands.push({ letter, numbers: [] });
    // Further numbers go on with the same; after a move they are lines.
    for (let at = 0; many > 0 && at + many <= numbers.length; at += many) {
      const again = at === 0 ? letter : letter === 'M' ? 'L' : letter === 'm' ? 'l' : letter;
      commands.push({ letter: again, numbers: numbers.slice(at, at + many) });
    }
  }
  return commands;
}

const number = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi;
const numbersOf = (text: string): number[] => (text.match(number) ?? []).map(Number);

/** The numbers of an arc, whose two signs may stand without a gap. */
function arcNumbers(text: string): number[] {
  const arc =
    /([+-]?[\d.]+(?:e[+-]?\d+)?)[\s,]*([+-]?[\d.]+(?:e[+-]?\d+)?)[\s,]*([+-]?[\d.]+(?:e[+-]?\d+)?)[\s,]*([01])[\s,]*([01])[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/gi;
  return [...text.matchAll(arc)].flatMap((found) => found.slice(1).map(Number));
}

/** Reads the data of a path into steps whose places are whole, without short forms and arcs. */
export function stepsOf(d: string): PathStep[] {
  const steps: PathStep[] = [];
  let [x, y] = [0, 0];
  let begun: Dot = [0, 0];
  /** The last handle of a curve, by its kind: `s` and `t` go on from it. */
  let handle: { kind: 'C' | 'Q'; dot: Dot } | null = null;
  const mirrored = (kind: 'C' | 'Q'): Dot => (handle?.kind === kind ? [2 * x - handle.dot[0], 2 * y - handle.dot[1]] : [x, y]);
  for (const { letter, numbers } of commandsOf(d)) {
    const kind = letter.toUpperCase();
    const from: Dot = letter === kind ? [0, 0] : [x, y];
    const dots = dotsIn(kind, numbers, from, [x, y]);
    const end = dots.at(-1) ?? begun;
    let curve: PathStep | null = null;
    if (kind === 'A') {
      const [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0] = numbers;
      for (const curved of arcAsCurves([x, y], { rx, ry, turn, isLarge: large === 1, sweeps: sweep === 1 }, end))
        steps.push({ letter: 'C', dots: curved });
    } else if (kind === 'C' || kind === 'S') curve = { letter: 'C', dots: kind === 'S' ? [mirrored('C'), ...dots] : dots };
    else if (kind === 'Q' || kind === 'T') curve = { letter: 'Q', dots: kind === 'T' ? [mirrored('Q'), ...dots] : dots };
    else if (kind === 'Z') steps.push({ letter: 'Z', dots: [] });
    else steps.push({ letter: kind === 'M' ? 'M' : 'L', dots: [end] });
    if (curve) steps.push(curve);
    const last = curve?.dots.at(-2);
    handle = last && curve ? { kind: curve.letter === 'C' ? 'C' : 'Q', dot: last } : null;
    [x, y] = end;
    if (kind === 'M') begun = end;
  }
  return steps[0]?.letter === 'M' ? steps : [];
}

/** The places that a command names. */
function dotsIn(kind: string, numbers: readonly number[], [fromX, fromY]: Dot, [x, y]: Dot): Dot[] {
  const [first = 0] = numbers;
  if (kind === 'H') return [[first + fromX, y]];
  if (kind === 'V') return [[x, first + fromY]];
  const places = kind === 'A' ? numbers.slice(5) : numbers;
  return Array.from({ length: places.length / 2 }, (_, at): Dot => [(places[at * 2] ?? 0) + fromX, (places[at * 2 + 1] ?? 0) + fromY]);
}

/** The same steps, moved. */
export const movedSteps = (steps: readonly PathStep[], [a, b, c, d, e, f]: Matrix): PathStep[] =>
  steps.map(({ letter, dots }) => ({ letter, dots: dots.map(([x, y]): Dot => [a * x + c * y + e, b * x + d * y + f]) }));

/** Steps as the data of a path, with so many places behind the point. */
export const pathText = (steps: readonly PathStep[], places: number): string =>
  steps.map(({ letter, dots }) => letter + dots.map(([x, y]) => `${short(x, places)} ${short(y, places)}`).join(' ')).join('');

const short = (value: number, places: number) => String(Number(value.toFixed(places)));
