import { limits } from '#domain/limits/limits.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import type { LoreGroup } from './lore-groups.ts';
import { LoreMarks } from './lore-marks.tsx';
import type { LorePlace } from './lore-place.ts';
import { rowId } from './lore-places.ts';

interface LoreCategoryProps extends LorePlace {
  group: LoreGroup;
  /** Stands open to begin with. */
  unfolded: boolean;
}

/** One category, folded or with its entries below. */
export function LoreCategory({ group: { category, entries }, unfolded, isGameMaster, onOpen }: LoreCategoryProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(unfolded);
  const [most, setMost] = useState<number>(limits.tableLoreEntriesShown);
  return (
    <li className="border-b border-line last:border-b-0">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        className="flex min-h-11 w-full items-center gap-2 rounded-control px-1 text-left font-semibold hover:bg-ember-wash"
        onClick={() => setOpen(!isOpen)}
      >
        <ChevronRight
          aria-hidden
          className={`size-4.5 shrink-0 text-ink-soft transition-transform duration-quick ${isOpen ? 'rotate-90' : ''}`}
        />
        {capitalize(category)}
        <span className="figures ml-auto pr-1 text-note font-medium text-ink-soft">{entries.length}</span>
      </button>
      {isOpen && (
        <ul id={id} aria-label={capitalize(category)} className="flex flex-col pb-2">
          {entries.slice(0, most).map((entry) => (
            <li key={entry.id}>
              <button
                type="button"
                id={rowId(entry.id)}
                className="flex min-h-11 w-full flex-wrap items-center gap-x-2 gap-y-1 rounded-control py-1.5 pr-1 pl-7.5 text-left hover:bg-ember-wash hover:text-ember"
                onClick={() => onOpen(entry.id)}
              >
                <span className="min-w-0 [overflow-wrap:anywhere]">{entry.name}</span>
                <LoreMarks entry={entry} isGameMaster={isGameMaster} />
              </button>
            </li>
          ))}
          {entries.length > most && (
            <li>
              <button
                type="button"
                className="min-h-11 rounded-control pl-7.5 text-control font-semibold text-ember underline-offset-4 hover:underline"
                onClick={() => setMost(entries.length)}
              >
                Show all {entries.length}
              </button>
            </li>
          )}
        </ul>
      )}
    </li>
  );
}
