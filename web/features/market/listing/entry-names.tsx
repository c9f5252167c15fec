import type { ShownKind } from '#domain/market/shown-part.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { useState } from 'react';
import { EntryDialog } from './entry-dialog.tsx';
import type { DrawPart } from './entry-dialog.tsx';

interface EntryNamesProps {
  listingId: string;
  title: string;
  of: ShownKind;
  /** What each is called, what the dialog is called that shows it, and where it stands where that is not its place here. */
  all: readonly { name: string; title: string; at?: number }[];
  drawPart: DrawPart;
}

/** Things of a listing by name; a press opens one. */
export function EntryNames({ listingId, title, of, all, drawPart }: EntryNamesProps) {
  const [at, setAt] = useState<number | null>(null);
  const opened = at === null ? undefined : all[at];
  if (all.length === 0) return null;
  return (
    <section className="flex flex-col gap-1.5">
      <h3 className="text-control font-semibold text-ink">{title}</h3>
      <ul className="flex flex-wrap gap-x-2 gap-y-1.5">
        {all.map(({ name }, n) => (
          // Two may have one name.
          <li key={`${n} ${name}`}>
            <Button size="sm" variant="outline" className="break-words whitespace-normal" onClick={() => setAt(n)}>
              {name}
            </Button>
          </li>
        ))}
      </ul>
      {at !== null && opened && (
        <EntryDialog {...{ listingId, of, drawPart }} at={opened.at ?? at} title={opened.title} onClose={() => setAt(null)} />
      )}
    </section>
  );
}
