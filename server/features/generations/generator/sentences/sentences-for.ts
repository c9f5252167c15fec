import type { LoreCategory } from '#domain/world/lore/lore.ts';
import { classes } from './classes.ts';
import { factions } from './factions.ts';
import { geography } from './geography.ts';
import { items } from './items.ts';
import { monsters, villainSentences } from './monsters.ts';
import { quests, warSentences } from './quests.ts';
import { races } from './races.ts';
import type { Sentences } from './sentences.ts';
import { spells } from './spells.ts';

const byCategory: Record<LoreCategory, Sentences> = { geography, races, classes, factions, monsters, items, spells, quests };

/** What can be told of an entry; the first monster of a world is its villain, and its first quest the great conflict. */
export function sentencesFor(category: LoreCategory, isFirst: boolean): Sentences {
  if (isFirst && category === 'monsters') return villainSentences;
  if (isFirst && category === 'quests') return warSentences;
  return byCategory[category];
}
