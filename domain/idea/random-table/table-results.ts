// Apart from `random-table.ts`, so that pages do not carry the parser of schemas.
import { boundsOf, parseDice, tellDiceRefusal } from '#domain/dice/expression/expression.ts';
import { countDice } from '#domain/dice/expression/expression-tree.ts';
import { limits } from '#domain/limits/limits.ts';

/** What dice can come to on a table, or why no table can be rolled with them. */
export type TableResults = { ok: true; least: number; most: number } | { ok: false; problem: string };

/** The results that rows of a table take up: from the lowest total of its dice to the highest. */
export function resultsOf(dice: string): TableResults {
  const parsed = parseDice(dice);
  if (!parsed.ok) return { ok: false, problem: tellDiceRefusal(parsed.refused) };
  if (countDice(parsed.value.node) === 0) return { ok: false, problem: 'Please write dice to roll, such as 1d20 or 2d6.' };
  const { minimum: least, maximum: most } = boundsOf(parsed.value);
  if (most - least + 1 > limits.tableRows * limits.tableRowWeight || !Number.isInteger(least) || !Number.isInteger(most))
    return { ok: false, problem: 'These dice have more results than a table has room for.' };
  return { ok: true, least, most };
}

/** The results of each row, the first from the lowest: as many as it takes up. */
export function rangesOf(least: number, rows: readonly { weight: number }[]): { from: number; to: number }[] {
  let from = least;
  return rows.map(({ weight }) => {
    const range = { from, to: from + weight - 1 };
    from += weight;
    return range;
  });
}
