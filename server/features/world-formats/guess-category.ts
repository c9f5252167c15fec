import type { LoreCategory } from '#domain/world/lore/lore.ts';
import { loreCategories } from '#domain/world/lore/lore.ts';

/** Words that speak for a category, as they begin. Those of a folder or a tag weigh most, then of the name, then of the text. */
const words: Record<LoreCategory, string> = {
  geography: `geograph location place region city cities town village settlement capital kingdom realm country continent island sea lake
    river mountain forest wood desert swamp marsh valley cave dungeon ruin castle fort tower temple tavern inn port harbour harbor
    road district street world map landmark plane province territor bay coast hill zone area`,
  races: `race species people folk ancestr heritage lineage kin culture ethnic language tribe elves elf dwarf dwarves halfling gnome`,
  classes: `class subclass profession calling occupation job archetype background career talent feat title skill trait`,
  factions: `faction organi guild order house famil clan cult church company brotherhood sisterhood council court army crew band
    group institution gang cabal league alliance character npc person pc hero villain deit god religion pantheon nobil who`,
  monsters: `monster creature beast bestiar enem animal undead dragon demon devil fiend horror spawn fauna wolf wolves ghost troll goblin`,
  items: `item object artefact artifact weapon armor armour potion relic treasure equipment gear ring sword amulet scroll tool vehicle
    ship currency loot wonder`,
  spells: `spell magic ritual incantation cantrip enchant sorcer abilit power ward curse phenomen prayer charm`,
  quests: `quest mission adventure plot hook job rumor rumour event history session scenario story stories campaign timeline arc
    encounter chapter journal calendar war battle objective task`,
};

const patterns = new Map(
  loreCategories.map((category) => [category, new RegExp(String.raw`(?<![\p{L}])(?:${words[category].split(/\s+/).join('|')})`, 'giu')]),
);

/** Text looked at, in characters: what a thing is stands at its beginning. */
const CHARACTERS_LOOKED_AT = 600;

export interface Guess {
  category: LoreCategory;
  /** Whether any word spoke for it. */
  isFounded: boolean;
}

/** The category that folders, name and text speak for most; places when nothing does. `folders` are folders, tags or types. */
export function guessCategory(name: string, text: string, folders: string[] = []): Guess {
  const spoken = [...folders].reverse();
  for (const folder of spoken) {
    const found = best((pattern) => count(folder, pattern));
    if (found) return { category: found, isFounded: true };
  }
  const start = text.slice(0, CHARACTERS_LOOKED_AT);
  const found = best((pattern) => 3 * count(name, pattern) + count(start, pattern));
  return { category: found ?? 'geography', isFounded: found !== null };
}

function best(score: (pattern: RegExp) => number): LoreCategory | null {
  let found: LoreCategory | null = null;
  let most = 0;
  for (const [category, pattern] of patterns) {
    const points = score(pattern);
    if (points > most) [found, most] = [category, points];
  }
  return found;
}

function count(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].length;
}
