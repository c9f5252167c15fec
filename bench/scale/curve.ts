import type { Figure } from '#bench/figures/report.ts';

/** What something costs where there are `n` of what grows. */
export interface Point {
  n: number;
  cost: number;
}

/** How a cost grows: by which power of `n` from the first point to the last, and in its steepest step. */
export interface Growth {
  slope: number;
  /** From which point to the next it grows most, and by which power of `n`. */
  steepest: { from: number; to: number; slope: number };
}

/** The power of `n` by which a cost grows between two points: 0 is not at all, 1 in proportion. */
const slopeBetween = (from: Point, to: Point) => Math.log(to.cost / from.cost) / Math.log(to.n / from.n);

/** How a cost grows along its points, which are in order and at least two. */
export function growthOf(points: readonly Point[]): Growth {
  const steps = points.slice(1).flatMap((to, at) => {
    const from = points[at];
    return from ? [{ from: from.n, to: to.n, slope: slopeBetween(from, to) }] : [];
  });
  const [first, last] = [points[0], points.at(-1)];
  const [steepest] = steps.toSorted((one, other) => other.slope - one.slope);
  if (!first || !last || !steepest) throw new Error('A curve needs two points.');
  return { slope: slopeBetween(first, last), steepest };
}

/** The power by which n log n grows between two numbers, the first at least 2. */
const loglinear = (from: number, to: number) => slopeBetween({ n: from, cost: from * Math.log(from) }, { n: to, cost: to * Math.log(to) });

const written = (value: number) => (value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(value < 10 ? 2 : 1));

/** A curve as a line of the table: its costs, what grows, its power of `n`, and the bar that nothing grows worse than n log n, in no step. */
export function curve(what: string, unit: string, points: readonly Point[]): Figure {
  const { slope, steepest } = growthOf(points);
  const most = loglinear(steepest.from, steepest.to);
  return {
    what: `${what} (steepest ${steepest.from.toLocaleString('en')} to ${steepest.to.toLocaleString('en')}: n^${steepest.slope.toFixed(2)})`,
    ours: `${points.map(({ cost }) => written(cost)).join(', ')} ${unit}`,
    bare: points.map(({ n }) => n.toLocaleString('en')).join(', '),
    ratio: `n^${slope.toFixed(2)}`,
    bar: 'n log n',
    holds: steepest.slope <= most,
  };
}
