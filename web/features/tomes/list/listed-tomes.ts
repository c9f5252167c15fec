import type { Tome } from '#domain/world/tome.ts';
import { tomeCategories } from '#domain/world/tome-category.ts';

export type TomeFilter = Tome['category'] | 'all';
export type TomeOrder = 'newest' | 'title';

/** The tomes of a category whose title, file name or text contains what was searched for, in the chosen order. */
export function listedTomes(tomes: readonly Tome[], filter: TomeFilter, search: string, order: TomeOrder): Tome[] {
  const wanted = search.trim().toLocaleLowerCase();
  const found = tomes.filter(
    ({ category, title, content, file }) =>
      (filter === 'all' || category === filter) && `${title}\n${file?.name ?? ''}\n${content}`.toLocaleLowerCase().includes(wanted),
  );
  return order === 'title'
    ? found.toSorted((one, other) => one.title.localeCompare(other.title))
    : found.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
}

/** How many tomes each category holds, those of all first. */
export function tomeCounts(tomes: readonly Tome[]): { id: TomeFilter; count: number }[] {
  const of = (category: Tome['category']) => tomes.filter((tome) => tome.category === category).length;
  return [{ id: 'all', count: tomes.length }, ...tomeCategories.map((id) => ({ id, count: of(id) }))];
}
