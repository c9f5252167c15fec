import type { Call } from '#bench/subjects/subject.ts';
import { openCaller } from '#bench/subjects/caller.ts';
import type { Member } from '#bench/subjects/dataset.ts';
import { median } from '#bench/figures/statistics.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import type { Figure } from '#bench/figures/report.ts';
import { curve } from './curve.ts';
import { tidyTables } from '#server/kernel/database/tidy-tables.ts';
import type { Options } from '#bench/options.ts';

/** What is measured while something grows on a server of its own, as one curve for each cost. */
export async function growing(grows: string, measure: (app: TestApp, costs: Costs) => Promise<void>): Promise<Figure[]> {
  const app = await startApp({ embedded: true });
  const costs = new Costs();
  try {
    await measure(app, costs);
  } finally {
    await app.end();
  }
  return costs.map((what, points) => curve(`${what}, as ${grows} grow`, 'ms', points));
}

/** An operation as somebody calls it. */
export const callOf = (name: string, { token }: Member, input: unknown): Call => ({
  path: `/call/${name}`,
  headers: { cookie: `hearthlore.session=${token}.signature`, 'content-type': 'application/json' },
  body: JSON.stringify({ json: input }),
});

/** Milliseconds that a call takes, one after another; the median, once the server has seen such calls. */
export async function costOf({ url }: Pick<TestApp, 'url'>, options: Options, next: (n: number) => Call): Promise<number> {
  const caller = openCaller(Number(new URL(url).port));
  try {
    const count = options.rounds * 50;
    for (let n = 0; n < count; n += 1) await caller.send(next(n));
    const times: number[] = [];
    for (let n = 0; n < count; n += 1) {
      const began = performance.now();
      await caller.send(next(count + n));
      times.push(performance.now() - began);
    }
    return median(times);
  } finally {
    caller.close();
  }
}

/** After much was written past the product: the database is told what stands in its tables, as it is in use. */
export const settle = ({ database }: TestApp): Promise<void> => tidyTables(database.pool);

/** Costs of several operations, each a list of points that grows from one size to the next. */
class Costs {
  readonly #points = new Map<string, { n: number; cost: number }[]>();

  add(what: string, n: number, cost: number): void {
    this.#points.set(what, [...(this.#points.get(what) ?? []), { n, cost }]);
  }

  map<Line>(line: (what: string, points: { n: number; cost: number }[]) => Line): Line[] {
    return [...this.#points].map(([what, points]) => line(what, points));
  }
}
