import type { LoreCategory } from '#domain/world/lore/lore.ts';
import { useState } from 'react';
import { AddEntryForm } from './add-entry-form.tsx';
import { CategoryTabs } from './category-tabs.tsx';
import { entryWord } from '#web/features/lore/entry/category-text.ts';
import { DraftEntryCard } from './draft-entry-card.tsx';
import { NothingAdded } from './nothing-added.tsx';

/** An entry of a world that is not made yet. */
export interface DraftEntry {
  category: LoreCategory;
  name: string;
  text: string;
}

interface LoreDraftProps {
  entries: DraftEntry[];
  onChange: (entries: DraftEntry[]) => void;
}

/** The lore of a world that is being made: the eight categories, each with its entries, held by whoever shows this. */
export function LoreDraft({ entries, onChange }: LoreDraftProps) {
  const [category, setCategory] = useState<LoreCategory>('geography');
  const shown = entries.flatMap((entry, at) => (entry.category === category ? [{ entry, at }] : []));
  return (
    <CategoryTabs
      category={category}
      onCategory={setCategory}
      countOf={(each) => entries.filter((entry) => entry.category === each).length}
    >
      <AddEntryForm
        category={category}
        onAdd={(given) => {
          onChange([...entries, { category, ...given }]);
          return Promise.resolve(true);
        }}
      />
      {shown.length === 0 ? (
        <NothingAdded category={category} />
      ) : (
        <ul aria-label={`Your ${category}`} className="flex flex-col gap-3">
          {shown.map(({ entry, at }) => (
            <DraftEntryCard
              key={at}
              entry={entry}
              word={entryWord(category)}
              onChange={(changed) => onChange(entries.with(at, changed))}
              onDelete={() => onChange(entries.toSpliced(at, 1))}
            />
          ))}
        </ul>
      )}
    </CategoryTabs>
  );
}
