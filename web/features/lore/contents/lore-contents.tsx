import { limits } from '#domain/limits/limits.ts';
import { loreCategories } from '#domain/world/lore/categories.ts';
import type { LoreCategory } from '#domain/world/lore/lore.ts';
import type { SeenEntry } from '#domain/world/lore/entry.ts';
import { DamagedParts } from '#web/lib/world/damaged-parts.tsx';
import { RumoursLink } from '#web/lib/world/rumours-link.tsx';
import { useWorldFiles } from '#web/lib/world/use-world-files.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { useState } from 'react';
import { AddEntryForm } from './add-entry-form.tsx';
import { CategoryTabs } from './category-tabs.tsx';
import { categoryOf } from '#web/features/lore/entry/category-text.ts';
import { EntryLine } from './entry-line.tsx';
import type { LoreSectionProps } from '#web/features/lore/entry/lore-place.ts';
import { NothingAdded } from './nothing-added.tsx';
import { pictureUrl } from '#web/features/lore/entry/picture-path.ts';
import { RemovedEntries } from './removed-entries.tsx';
import { useAddEntry, useEntries, useNames } from '#web/features/lore/entry/use-lore.ts';

interface LoreContentsProps extends LoreSectionProps {
  onOpen: (entryId: string) => void;
}

/** The entries of a world by category; those who build add to them here. */
export function LoreContents({ world, builds, editing, place, onPlace, onOpen }: LoreContentsProps) {
  const { data: entries, isPending, refetch } = useEntries(world.id);
  const add = useAddEntry(world.id);
  const counts = new Map<LoreCategory, number>();
  for (const entry of entries ?? []) counts.set(entry.category, (counts.get(entry.category) ?? 0) + 1);
  const countOf = (each: LoreCategory) => (entries === undefined ? Object.keys(world.lore[each]).length : (counts.get(each) ?? 0));
  // Somebody who has chosen none begins where there is something to read.
  const category = categoryOf(place.category ?? loreCategories.find((each) => countOf(each) > 0));
  return (
    <CategoryTabs category={category} onCategory={(chosen) => onPlace({ ...place, category: chosen })} countOf={countOf}>
      {builds && editing && (
        <AddEntryForm
          category={category}
          onAdd={(given) =>
            add.mutateAsync({ worldId: world.id, entry: { category, ...given } }).then(
              () => true,
              () => false,
            )
          }
        />
      )}
      <DamagedParts worldId={world.id} kind="entry" builds={builds} />
      {isPending && <SkeletonLines lines={10} />}
      {!isPending && entries === undefined && (
        <ErrorState title="Error" onRetry={() => void refetch()}>
          <p>Failed to load world details.</p>
        </ErrorState>
      )}
      {entries !== undefined && (
        <Entries
          key={category}
          worldId={world.id}
          category={category}
          entries={entries.filter((entry) => entry.category === category)}
          builds={builds}
          editing={editing}
          onOpen={onOpen}
        />
      )}
      {!editing && entries !== undefined && entries.length > 0 && <RumoursLink of={{ world: world.id }} />}
      {builds && editing && <RemovedEntries worldId={world.id} />}
    </CategoryTabs>
  );
}

interface EntriesProps {
  worldId: string;
  category: LoreCategory;
  entries: SeenEntry[];
  builds: boolean;
  editing: boolean;
  onOpen: (entryId: string) => void;
}

function Entries({ worldId, category, entries, builds, editing, onOpen }: EntriesProps) {
  const [most, setMost] = useState<number>(limits.loreEntriesPerStep);
  const nameOf = useNames(
    worldId,
    entries.some(({ audience }) => typeof audience !== 'string'),
  );
  const files = useWorldFiles(
    worldId,
    entries.some(({ image }) => image !== null),
  );
  if (entries.length === 0) return <NothingAdded category={category} note={builds && editing ? undefined : noteFor(builds)} />;
  return (
    <div className="flex flex-col gap-6">
      <ul aria-label={`Entries of ${category}`} className="grid gap-x-14 lg:grid-cols-2">
        {entries.slice(0, most).map((entry) => (
          <EntryLine
            key={entry.id}
            entry={entry}
            picture={entry.image === null ? null : pictureUrl(entry.image, files.data ?? [])}
            nameOf={builds ? nameOf : null}
            onOpen={() => onOpen(entry.id)}
          />
        ))}
      </ul>
      {entries.length > most && (
        <Button variant="outline" className="self-center" onClick={() => setMost(most + limits.loreEntriesPerStep)}>
          Show more of {entries.length - most}
        </Button>
      )}
    </div>
  );
}

function noteFor(builds: boolean): string {
  return builds ? 'Turn on edit mode to add to it.' : 'No one has written about it yet.';
}
