import { capitalize } from '#domain/text/capitalize.ts';
import { loreCategories } from '#domain/world/lore/lore.ts';
import type { LoreCategory } from '#domain/world/lore/lore.ts';
import { TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx';
import type { ReactNode } from 'react';
import { categoryOf } from '#web/features/lore/entry/category-text.ts';
import { CategoryMark } from '#web/features/lore/entry/category-mark.tsx';

interface CategoryTabsProps {
  category: LoreCategory;
  onCategory: (category: LoreCategory) => void;
  /** How many entries a category has. */
  countOf: (category: LoreCategory) => number;
  /** What stands under the tab that shows. */
  children: ReactNode;
}

/** The eight categories as tabs, with how much each holds. */
export function CategoryTabs({ category, onCategory, countOf, children }: CategoryTabsProps) {
  const tabs = loreCategories.map((id) => ({
    id,
    label: capitalize(id),
    icon: <CategoryMark category={id} />,
    mark: countOf(id) === 0 ? undefined : <span className="figures text-note font-medium text-ink-faint">{countOf(id)}</span>,
  }));
  return (
    <Tabs value={category} onChange={(id) => onCategory(categoryOf(id))}>
      <TabList label="Lore categories" tabs={tabs} className="-mx-[min(1rem,4vw)] px-[min(1rem,4vw)] sm:mx-0 sm:px-0" />
      <TabPanel id={category} className="flex flex-col gap-6 pt-6">
        {children}
      </TabPanel>
    </Tabs>
  );
}
