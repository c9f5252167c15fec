import type { Contents } from '#domain/market/contents.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { useState } from 'react';
import { EntryDialog } from './entry-dialog.tsx';
import type { DrawEntry } from './entry-dialog.tsx';

interface EntryNamesProps {
  listingId: string;
  entries: Contents['entries'];
  drawEntry: DrawEntry;
}

/** The entries of a listing by name; a press opens one. */
export function EntryNames({ listingId, entries, drawEntry }: EntryNamesProps) {
  const [at, setAt] = useState<number | null>(null);
  const opened = at === null ? undefined : entries[at];
  return (
    <section className="flex flex-col gap-1.5">
      <h3 className="text-control font-semibold text-ink">Entries</h3>
      <ul className="flex flex-wrap gap-x-2 gap-y-1.5">
        {entries.map(({ name }, n) => (
          // Two may have one name.
          <li key={`${n} ${name}`}>
            <Button size="sm" variant="outline" className="break-words whitespace-normal" onClick={() => setAt(n)}>
              {name}
            </Button>
          </li>
        ))}
      </ul>
      {at !== null && opened && (
        <EntryDialog listingId={listingId} at={at} kind={opened.kind} drawEntry={drawEntry} onClose={() => setAt(null)} />
      )}
    </section>
  );
}
