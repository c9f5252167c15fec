import type { Dice } from '#domain/dice/dice.ts';
import { parseDice, rollExpression } from '#domain/dice/expression/expression.ts';
import { rollInline } from '#domain/dice/inline-rolls.ts';
import { between, drawOf } from '#domain/idea/draw.ts';
import type { Draw } from '#domain/idea/draw.ts';
import { limits } from '#domain/limits/limits.ts';
import type { RandomTable } from './random-table.ts';
import { rangesOf, resultsOf } from './table-results.ts';

/** One roll on a table. */
export interface TableStep {
  name: string;
  /** What its dice came to; null where a row is drawn by its weight. */
  total: number | null;
  /** What came of it, with the dice in it rolled; empty where only another table follows. */
  text: string;
}

/** What came of a table: the roll on it, and those on the tables that its rows led to. */
export interface TableRoll {
  steps: TableStep[];
  /** Why no further table is rolled on: it is not there, or there were too many. */
  end: 'done' | 'missing' | 'tooMany';
}

/** Rolls on a table and on those that follow; the same tables and seed come to the same. */
export function rollTable(tables: ReadonlyMap<string, RandomTable>, tableId: string, seed: string): TableRoll {
  const draw = drawOf(`table ${tableId} ${seed}`);
  const steps: TableStep[] = [];
  let next: string | null = tableId;
  while (next !== null) {
    if (steps.length === limits.tableSteps) return { steps, end: 'tooMany' };
    const table = tables.get(next);
    if (!table) return { steps, end: 'missing' };
    const { total, row } = rowOf(table, draw);
    const text = rollInline(diceOf(draw), row?.text ?? '', limits.tableRowRolls).words;
    steps.push({ name: table.name, total, text });
    next = row?.next ?? null;
  }
  return { steps, end: 'done' };
}

const diceOf =
  (draw: Draw): Dice =>
  (sides) =>
    between(1, sides, draw);

function rowOf({ dice, rows }: RandomTable, draw: Draw): { total: number | null; row: RandomTable['rows'][number] | undefined } {
  const results = dice === null ? null : resultsOf(dice);
  const parsed = dice === null ? null : parseDice(dice);
  if (results?.ok && parsed?.ok) {
    const { total } = rollExpression(diceOf(draw), parsed.value);
    const at = rangesOf(results.least, rows).findIndex(({ from, to }) => total >= from && total <= to);
    return { total, row: rows[at] };
  }
  const taken = rangesOf(1, rows);
  const drawn = between(1, taken.at(-1)?.to ?? 1, draw);
  return { total: null, row: rows[taken.findIndex(({ to }) => drawn <= to)] };
}

/** The tables that a table leads to, itself first: what has to go along where it goes. One that is not there is left out. */
export function tablesWith(tables: ReadonlyMap<string, RandomTable>, tableIds: readonly string[]): RandomTable[] {
  const found = new Map<string, RandomTable>();
  const open = [...tableIds];
  for (let id = open.shift(); id !== undefined; id = open.shift()) {
    const table = tables.get(id);
    if (!table || found.has(id)) continue;
    found.set(id, table);
    open.push(...table.rows.flatMap(({ next }) => next ?? []));
  }
  return [...found.values()];
}
