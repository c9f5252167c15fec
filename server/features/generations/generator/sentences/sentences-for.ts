import type { LoreCategory } from '#domain/world/lore/lore.ts';
import { contentFile } from '#server/kernel/content.ts';
import { Sentences } from './sentences.ts';

const read = (name: LoreCategory | 'villain' | 'war') => contentFile(`generator/sentences/${name}.json`, Sentences);

const byCategory: Record<LoreCategory, Sentences> = {
  geography: read('geography'),
  races: read('races'),
  classes: read('classes'),
  factions: read('factions'),
  monsters: read('monsters'),
  items: read('items'),
  spells: read('spells'),
  quests: read('quests'),
};
const villain = read('villain');
const war = read('war');

/** What can be told of an entry; the first monster of a world is its villain, and its first quest the great conflict. */
export function sentencesFor(category: LoreCategory, isFirst: boolean): Sentences {
  if (isFirst && category === 'monsters') return villain;
  if (isFirst && category === 'quests') return war;
  return byCategory[category];
}
