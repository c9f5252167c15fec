import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

export interface Column<Row> {
  id: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** Numbers, set at the end of their column. */
  figures?: boolean;
  /** What one does with a row: its heading is only read aloud, and on a card it stands in the corner. */
  corner?: boolean;
  className?: string;
}

interface DataTableProps<Row> {
  /** What is listed, for screen readers. */
  caption: string;
  /** The first names the row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
}

/** Rows and columns; on phones each row becomes a card. The roles are written out because a changed display takes them away. */
export function DataTable<Row>({ caption, columns, rows, keyOf }: DataTableProps<Row>) {
  return (
    <table
      role="table"
      className="w-full text-control max-md:block md:overflow-hidden md:rounded-card md:bg-surface md:shadow-card md:outline-1 md:-outline-offset-1 md:outline-line"
    >
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="max-md:sr-only">
        <tr role="row" className="border-b border-line">
          {columns.map((column) => (
            <th
              key={column.id}
              role="columnheader"
              scope="col"
              className={classNames(
                'px-4 py-3 text-note font-semibold whitespace-nowrap text-ink-soft',
                column.figures ? 'text-right' : 'text-left',
              )}
            >
              <span className={classNames(column.corner && 'sr-only')}>{column.label}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-md:flex max-md:flex-col max-md:gap-3 md:divide-y md:divide-line">
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            role="row"
            className="max-md:relative max-md:block max-md:rounded-card max-md:border max-md:border-line max-md:bg-surface max-md:p-4 max-md:shadow-card"
          >
            {columns.map((column, at) => (
              <Cell key={column.id} column={column} row={row} first={at === 0} cornered={columns.some(({ corner }) => corner)} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellProps<Row> {
  column: Column<Row>;
  row: Row;
  first: boolean;
  /** The card's corner is taken. */
  cornered: boolean;
}

function Cell<Row>({ column, row, first, cornered }: CellProps<Row>) {
  const look = classNames(
    'align-middle md:px-4 md:py-3',
    column.figures && 'figures md:text-right md:whitespace-nowrap',
    first && 'text-left font-normal max-md:mb-2 max-md:block',
    first && cornered && 'max-md:pr-12',
    column.corner && 'max-md:absolute max-md:top-2 max-md:right-2 md:w-px md:text-right md:whitespace-nowrap',
    !first && !column.corner && 'max-md:flex max-md:items-baseline max-md:justify-between max-md:gap-4 max-md:py-1 max-md:text-right',
    column.className,
  );
  if (first) {
    return (
      <th role="rowheader" scope="row" className={look}>
        {column.cell(row)}
      </th>
    );
  }
  return (
    <td role="cell" className={look}>
      {!column.corner && (
        <span aria-hidden className="shrink-0 text-note text-ink-faint md:hidden">
          {column.label}
        </span>
      )}
      {column.cell(row)}
    </td>
  );
}
