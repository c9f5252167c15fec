import { capitalize } from '#domain/text/capitalize.ts';
import type { SeenEntry } from '#domain/world/lore/entry.ts';
import { firstText } from '#web/lib/text/first-text.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

interface WrittenEntriesProps {
  entries: readonly SeenEntry[];
  /** Another one is on its way. */
  more: boolean;
}

/** Entries as they come, the newest first, each with its first words. */
export function WrittenEntries({ entries, more }: WrittenEntriesProps) {
  return (
    <ol aria-label="Entries written so far" className="grid gap-x-8 rounded-card border border-line bg-surface px-5 md:grid-cols-2">
      {more && (
        <li aria-hidden className="flex flex-col gap-2.5 py-4">
          <Skeleton className="h-5 w-48 max-w-full" />
          <Skeleton className="h-4 w-full" />
        </li>
      )}
      {!more && entries.length === 0 && <li className="py-6 text-center text-ink-soft md:col-span-2">No entries.</li>}
      {entries.toReversed().map((entry) => (
        <li key={entry.id} className="min-w-0 animate-[arrive_200ms_var(--ease-settle)] py-4">
          <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <p className="min-w-0 font-display text-name font-semibold">{entry.name}</p>
            <Badge>{capitalize(entry.category)}</Badge>
          </div>
          <p className="mt-1 line-clamp-2 max-w-[68ch] font-book text-body text-ink-soft">{firstText(entry.text)}</p>
        </li>
      ))}
    </ol>
  );
}
