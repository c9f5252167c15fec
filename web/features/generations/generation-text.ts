import type { Generation, ModelOffer } from '#domain/world/generation.ts';
import { loreCategories } from '#domain/world/lore/lore.ts';
import type { LoreCategory } from '#domain/world/lore/lore.ts';
import { counted, dollarsOf, figure } from '#web/ui/format/figures.ts';

/** A generation no less far than what is seen of it: entries and their count come on different ways. */
export function withSeen(generation: Generation, seen: number): Generation {
  return { ...generation, completed: Math.max(generation.completed, Math.min(seen, generation.planned)) };
}

/** "12 of 32, now: factions": how far the telling is. `now` is the category that is told. */
export function progressText({ completed, planned }: Pick<Generation, 'completed' | 'planned'>, now: LoreCategory | null): string {
  if (planned === 0) return 'Getting ready';
  const far = `${figure(completed)} of ${figure(planned)}`;
  return now === null ? far : `${far}, now: ${now}`;
}

/** "3 of 14 parts read": how far the reading of a document is; by rules it is one part, whatever its length. */
export function readText({ completed, planned }: Pick<Generation, 'completed' | 'planned'>): string {
  return planned <= 1 ? 'Reading the document' : `${figure(completed)} of ${counted(planned, 'part')} read`;
}

/** Who tells or told; who was asked where nothing came. */
export function tellerText({ label, state, completed }: Pick<Generation, 'label' | 'state' | 'completed'>): string {
  if (state === 'running') return `${label} is writing`;
  return completed === 0 ? `${label} was asked` : `${label} wrote this`;
}

const nouns: Record<LoreCategory, [one: string, many: string]> = {
  geography: ['place', 'places'],
  races: ['race', 'races'],
  classes: ['class', 'classes'],
  factions: ['faction', 'factions'],
  monsters: ['monster', 'monsters'],
  items: ['item', 'items'],
  spells: ['spell', 'spells'],
  quests: ['quest', 'quests'],
};

/** "1 place", "36 monsters": so many things of a category. */
export function countedIn(category: LoreCategory, count: number): string {
  return counted(count, ...nouns[category]);
}

/** "36 monsters, 4 items": what was told or found, in the order of the categories; empty when nothing was. */
export function foundText(found: Generation['found']): string {
  return loreCategories.flatMap((category) => ((found[category] ?? 0) > 0 ? [countedIn(category, found[category] ?? 0)] : [])).join(', ');
}

/** How much of the work is done, from 0 to 1; undefined while nobody knows how much there is. */
export function doneShare({ completed, planned }: Pick<Generation, 'completed' | 'planned'>): number | undefined {
  return planned === 0 ? undefined : completed / planned;
}

/** "Have Haiku read the remaining 14 parts: about 52,000 tokens, $0.11": what a model would do and what that costs. */
export function offerText({ label, parts, inputTokens, outputTokens, dollars }: ModelOffer): string {
  const tokens = `about ${figure(inputTokens + outputTokens)} tokens`;
  const what = parts === 1 ? 'the remaining part' : `the remaining ${figure(parts)} parts`;
  return `Have ${label} read ${what}: ${tokens}, ${dollars === null ? 'price unknown' : priceText(dollars)}`;
}

/** Dollars as people read them; what is less than a cent is said so. */
export function priceText(dollars: number): string {
  if (dollars === 0) return 'no cost';
  return dollars < 0.01 ? `less than ${dollarsOf(0.01)}` : dollarsOf(dollars);
}

/** How sure the reading is of something, in words. */
export function confidenceText(confidence: number): 'Sure' | 'Likely' | 'A guess' {
  if (confidence >= 0.85) return 'Sure';
  return confidence >= 0.6 ? 'Likely' : 'A guess';
}
