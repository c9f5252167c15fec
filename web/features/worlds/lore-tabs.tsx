import { loreCategories } from '#domain/lore.ts';
import type { Lore, LoreCategory, LoreMap } from '#domain/lore.ts';
import { TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { useState } from 'react';

/** The eight categories of a world's lore, one tab each. */
export function LoreTabs({ lore }: { lore: Lore }) {
  const [category, setCategory] = useState<string>('geography');
  const tabs = loreCategories.map((id) => ({ id, label: heading(id), mark: <Count of={lore[id]} /> }));
  return (
    <Tabs value={category} onChange={setCategory}>
      <TabList label="Lore" tabs={tabs} />
      {loreCategories.map((id) => (
        <TabPanel key={id} id={id} className="pt-6">
          <Entries category={id} entries={lore[id]} />
        </TabPanel>
      ))}
    </Tabs>
  );
}

function heading(category: LoreCategory): string {
  return category.charAt(0).toUpperCase() + category.slice(1);
}

function Count({ of: entries }: { of: LoreMap }) {
  const count = Object.keys(entries).length;
  return count === 0 ? null : <span className="figures text-note font-medium text-ink-faint">{count}</span>;
}

function Entries({ category, entries }: { category: LoreCategory; entries: LoreMap }) {
  const listed = Object.values(entries).toSorted((one, other) => one.createdAt.localeCompare(other.createdAt));
  if (listed.length === 0) {
    return (
      <p className="rounded-card border border-dashed border-line-strong px-6 py-10 text-center text-ink-soft">
        No {category} added yet. Create your first one above!
      </p>
    );
  }
  return (
    <dl className="grid gap-x-10 gap-y-7 md:grid-cols-2">
      {listed.map((entry) => (
        <div key={entry.id} className="border-l-2 border-line pl-4">
          <dt className="font-display text-name font-semibold">{entry.name}</dt>
          <dd className="mt-1 font-book text-body text-ink-soft">{entry.description}</dd>
        </div>
      ))}
    </dl>
  );
}
