import type { RandomTable } from '#domain/idea/random-table/random-table.ts';
import { resultsOf } from '#domain/idea/random-table/table-results.ts';
import { limits } from '#domain/limits/limits.ts';
import { newId } from '#web/lib/new-id.ts';

/** A row as it is typed; its key stays while others move. */
export interface RowDraft {
  key: string;
  weight: string;
  text: string;
  next: string;
}

/** A table as it is typed. */
export interface TableDraft {
  id: string;
  name: string;
  hasDice: boolean;
  dice: string;
  rows: RowDraft[];
}

/** A row that nothing is written in yet. */
export const emptyRow = (): RowDraft => ({ key: newId(), weight: '1', text: '', next: '' });

/** What is typed at first: a table as it stands, or a new one with dice. */
export function draftOf(table: RandomTable | null): TableDraft {
  if (table === null) return { id: newId(), name: '', hasDice: true, dice: '1d6', rows: Array.from({ length: 6 }, emptyRow) };
  const { id, name, dice, rows } = table;
  const typed = rows.map(({ weight, text, next }) => ({ key: newId(), weight: String(weight), text, next: next ?? '' }));
  return { id, name, hasDice: dice !== null, dice: dice ?? '1d6', rows: typed };
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** What was typed, as the browser kept it; null where that is no table. */
export function draftIn(value: unknown): TableDraft | null {
  if (typeof value !== 'object' || value === null) return null;
  const held: Record<string, unknown> = { ...value };
  const { id, name, hasDice, dice, rows } = held;
  if (!isText(id) || !isText(name) || typeof hasDice !== 'boolean' || !isText(dice) || !Array.isArray(rows)) return null;
  const typed = rows.flatMap((row: unknown) => {
    const fields: Record<string, unknown> = typeof row === 'object' ? { ...row } : {};
    const { key, weight, text, next } = fields;
    return isText(key) && isText(weight) && isText(text) && isText(next) ? [{ key, weight, text, next }] : [];
  });
  return typed.length === 0 ? null : { id, name, hasDice, dice, rows: typed };
}

/** The table that is typed. */
export function tableOf({ id, name, hasDice, dice, rows }: TableDraft): RandomTable {
  return {
    id,
    name: name.trim(),
    dice: hasDice ? dice.trim() : null,
    rows: rows.map(({ weight, text, next }) => ({ weight: Number(weight), text: text.trim(), next: next === '' ? null : next })),
  };
}

interface DraftProblems {
  name?: string | undefined;
  dice?: string | undefined;
  /** By the keys of rows: what is wrong with its number, or with its words. */
  rows: Readonly<Record<string, { weight?: string; text?: string }>>;
  /** How much of the results of its dice the rows take up, where that is not all. */
  taken?: string;
}

/** What is wrong with what is typed, by its fields. */
export function problemsOf(draft: TableDraft): DraftProblems {
  const { name, hasDice, dice, rows } = draft;
  const results = hasDice ? resultsOf(dice.trim()) : null;
  const isNumber = ({ weight }: RowDraft) => /^\d+$/.test(weight) && Number(weight) >= 1 && Number(weight) <= limits.tableRowWeight;
  const wrong = rows.flatMap((row) => {
    const problems = {
      ...(!isNumber(row) && { weight: `A number from 1 to ${limits.tableRowWeight}.` }),
      ...(row.text.trim() === '' && row.next === '' && { text: 'Please write what comes of it, or choose a table.' }),
    };
    return Object.keys(problems).length === 0 ? [] : [[row.key, problems] as const];
  });
  const taken = rows.reduce((sum, { weight }) => sum + Number(weight), 0);
  const all = results?.ok ? results.most - results.least + 1 : null;
  return {
    ...(name.trim() === '' && { name: 'Please enter a name.' }),
    ...(results?.ok === false && { dice: results.problem }),
    rows: Object.fromEntries(wrong),
    ...(all !== null && taken !== all && { taken: `The rows take up ${taken} of the ${all} results of ${dice.trim()}.` }),
  };
}

/** Whether it can be kept. */
export const isWhole = ({ name, dice, rows, taken }: DraftProblems): boolean =>
  name === undefined && dice === undefined && taken === undefined && Object.keys(rows).length === 0;
