import type { RandomTable } from '#domain/idea/random-table/random-table.ts';
import { rangesOf, resultsOf } from '#domain/idea/random-table/table-results.ts';

const share = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 });

/** What each row of a table takes up, in words: "2–4" of its dice, or its share where it has none. */
export function takenBy({ dice, rows }: Pick<RandomTable, 'dice' | 'rows'>): string[] {
  const results = dice === null ? null : resultsOf(dice);
  if (results?.ok) return rangesOf(results.least, rows).map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`));
  const all = rows.reduce((sum, { weight }) => sum + weight, 0);
  return rows.map(({ weight }) => share.format(weight / all));
}

interface TableRowsProps {
  table: RandomTable;
  /** What the table is called that a row leads to; undefined where it is not known. */
  nameOf: (tableId: string) => string | undefined;
}

/** The rows of a table, as they are read. */
export function TableRows({ table, nameOf }: TableRowsProps) {
  const taken = takenBy(table);
  return (
    <table className="w-full text-left text-control">
      <thead>
        <tr className="border-b border-line text-ink-soft">
          <th scope="col" className="w-24 py-1.5 pr-3 font-semibold">
            {table.dice ?? 'Chance'}
          </th>
          <th scope="col" className="py-1.5 font-semibold">
            What comes of it
          </th>
        </tr>
      </thead>
      <tbody>
        {table.rows.map(({ text, next }, at) => (
          <tr key={at} className="border-b border-line last:border-0">
            <td className="figures py-1.5 pr-3 align-top">{taken[at]}</td>
            <td className="py-1.5 break-words">
              {text}
              {next !== null && <span className="block text-note text-ink-soft">Then: {nameOf(next) ?? 'a table that is not here'}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
