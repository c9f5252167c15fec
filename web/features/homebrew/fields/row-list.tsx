import { Button } from '#web/ui/buttons/button.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';

interface RowListProps<Row> {
  /** What the rows are, as a heading. */
  title: string;
  /** One of them: "Damage". */
  one: string;
  rows: readonly Row[];
  /** How many must stay, and how many there can be. */
  least?: number;
  most: number;
  /** A row that has just begun. */
  blank: () => Row;
  /** Whether each row stands in a frame of its own. */
  framed?: boolean;
  row: (row: Row, set: (row: Row) => void, at: number) => ReactNode;
  onChange: (rows: Row[]) => void;
}

/** Like things one below the other, each with a cross, and a button for one more. */
export function RowList<Row>({ title, one, rows, least = 0, most, blank, framed = false, row, onChange }: RowListProps<Row>) {
  const titleId = useId();
  const set = (at: number) => (changed: Row) => onChange(rows.map((each, index) => (index === at ? changed : each)));
  return (
    <section aria-labelledby={titleId} className="flex min-w-0 flex-col gap-2.5">
      <h3 id={titleId} tabIndex={-1} className="text-control font-semibold text-ink">
        {title}
      </h3>
      {rows.map((each, at) => (
        <fieldset
          key={at}
          className={
            framed ? 'min-w-0 rounded-card border border-line bg-surface p-3.5 pt-2' : 'min-w-0 border-l-2 border-line-strong pl-3'
          }
        >
          <legend className="sr-only">{`${one} ${at + 1}`}</legend>
          <div className="relative flex min-w-0 flex-col gap-3">
            {row(each, set(at), at)}
            {rows.length > least && (
              <IconButton
                label={`Remove ${one.toLowerCase()} ${at + 1}`}
                size="sm"
                // On a phone it has a line of its own: at the height of a finger it would lie over the fields above and below.
                className={framed ? 'absolute top-0 -right-2' : 'order-first -mr-2 -mb-5 self-end md:absolute md:-top-3 md:-right-2 md:m-0'}
                icon={<Trash2 aria-hidden />}
                onClick={() => {
                  onChange(rows.filter((_, index) => index !== at));
                  // Its own button is gone: the keyboard goes on at the heading.
                  document.getElementById(titleId)?.focus();
                }}
              />
            )}
          </div>
        </fieldset>
      ))}
      {rows.length < most && (
        <Button
          variant="quiet"
          size="sm"
          className="self-start max-md:min-h-11"
          icon={<Plus aria-hidden />}
          onClick={() => onChange([...rows, blank()])}
        >
          {rows.length === 0 ? `Add ${one.toLowerCase()}` : `Another ${one.toLowerCase()}`}
        </Button>
      )}
    </section>
  );
}
