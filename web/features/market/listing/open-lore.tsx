import { capitalize } from '#domain/text/capitalize.ts';
import { loreCategories } from '#domain/world/lore/categories.ts';
import { calls } from '#web/lib/api.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { useState } from 'react';
import { EntryNames } from './entry-names.tsx';
import type { DrawPart } from './entry-dialog.tsx';

interface OpenLoreProps {
  listingId: string;
  drawPart: DrawPart;
}

/** The entries of an adventure that everybody may read, unfolded when somebody wants them. */
export function OpenLore({ listingId, drawPart }: OpenLoreProps) {
  const [isOpen, setOpen] = useState(false);
  const lore = useQuery(calls.market.lore.queryOptions({ input: { listingId }, enabled: isOpen }));
  const placed = (lore.data ?? []).map((entry, at) => ({ ...entry, at }));
  return (
    <details className="rounded-card border border-line bg-surface px-4 py-3" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="cursor-pointer text-control font-semibold">Read the lore</summary>
      <div className="mt-3 flex flex-col gap-4">
        {lore.isError && <LoadFailed what="lore" onRetry={() => void lore.refetch()} />}
        {isOpen && lore.isPending && <SkeletonLines lines={4} />}
        {lore.data?.length === 0 && <p className="text-control text-ink-soft">All of it is for the Dungeon Master.</p>}
        {loreCategories.map((category) => (
          <EntryNames
            key={category}
            {...{ listingId, drawPart }}
            of="lore"
            title={capitalize(category)}
            all={placed.filter((entry) => entry.category === category).map(({ name, at }) => ({ name, title: name, at }))}
          />
        ))}
      </div>
    </details>
  );
}
