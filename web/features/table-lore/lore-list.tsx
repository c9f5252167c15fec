import { limits } from '#domain/limits/limits.ts';
import type { EffectiveLoreCard } from '#domain/world/lore/table-lore.ts';
import { calls } from '#web/lib/api.ts';
import { RumoursLink } from '#web/lib/world/rumours-link.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { keepPreviousData } from '#web/lib/queries/query-options.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { BookOpen, Plus } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { LoreCategory } from './lore-category.tsx';
import { loreGroups } from './lore-groups.ts';
import type { LorePlace } from './lore-place.ts';
import { LORE_HEADING } from './lore-places.ts';
import { RemovedLore } from './removed-lore.tsx';

/** All lore of a campaign that one may read, by category, with a search over its words. */
export function LoreList({ onAdd, ...place }: LorePlace & { onAdd: () => void }) {
  const [search, setSearch] = useState('');
  const asked = useDeferredValue(search.trim());
  const { data, isPending, isError, refetch } = useQuery(
    calls.tableLore.list.queryOptions({ input: { campaignId: place.campaignId, search: asked }, placeholderData: keepPreviousData }),
  );
  const isSearching = asked !== '';
  return (
    <section aria-labelledby={LORE_HEADING} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={LORE_HEADING} tabIndex={-1} className="font-display text-name font-semibold outline-none">
          Lore
        </h2>
        {place.writes && (
          <Button size="sm" long className="min-h-10" icon={<Plus aria-hidden />} onClick={onAdd}>
            Add to this campaign
          </Button>
        )}
      </div>
      <TextField
        type="search"
        label="Search the lore"
        autoComplete="off"
        maxLength={limits.searchLength}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {isPending && <SkeletonLines lines={6} />}
      {isError && (
        <ErrorState title="Error" onRetry={() => void refetch()}>
          The lore could not be loaded. Please try again.
        </ErrorState>
      )}
      {data?.length === 0 && !isSearching && <NoLore writes={place.writes} />}
      {data?.length === 0 && isSearching && <p role="status">No lore matches “{asked}”.</p>}
      {data && data.length > 0 && <Groups key={String(isSearching)} {...place} entries={data} isSearching={isSearching} />}
      {data && data.length > 0 && !isSearching && <RumoursLink of={{ campaign: place.campaignId }} />}
      {place.writes && <RemovedLore campaignId={place.campaignId} />}
    </section>
  );
}

/** The categories, folded until one is wanted; what a search has found stands open. */
function Groups({ entries, isSearching, ...place }: LorePlace & { entries: readonly EffectiveLoreCard[]; isSearching: boolean }) {
  const [onlyOwn, setOnlyOwn] = useState(false);
  const hasOwn = entries.some(({ origin }) => origin !== 'world');
  const isNarrow = onlyOwn && hasOwn;
  return (
    <>
      {hasOwn && <Checkbox label="Only this campaign’s own" checked={isNarrow} onChange={setOnlyOwn} />}
      {!hasOwn && !isSearching && place.writes && (
        <p className="text-control text-ink-soft">
          Open an entry to customize it for this campaign, or add one that exists only here. The world itself does not change. If you go
          back in the story or start a branch, your changes go with it.
        </p>
      )}
      <ul aria-label="Lore by category" className="flex flex-col">
        {loreGroups(entries, isNarrow).map((group) => (
          <LoreCategory key={`${group.category} ${isNarrow}`} {...place} group={group} unfolded={isSearching || isNarrow} />
        ))}
      </ul>
    </>
  );
}

function NoLore({ writes }: { writes: boolean }) {
  return (
    <EmptyState art={<BookOpen aria-hidden />} title="No lore yet">
      {writes
        ? 'Write down what is true in this campaign: places, people, items. You decide who reads it.'
        : 'Lore of this world appears here.'}
    </EmptyState>
  );
}
