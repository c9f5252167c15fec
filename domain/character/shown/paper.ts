import type { Character } from '#domain/character/character.ts';
import { withoutShortEffects } from '#domain/character/effects/over-by-clock.ts';
import { deriveSheet } from '#domain/character/sheet/sheet.ts';
import type { Sheet } from '#domain/character/sheet/sheet.ts';
import { backgrounds } from '#domain/srd/backgrounds.ts';
import { itemNumbersOf } from './item-numbers.ts';
import type { ItemNumbers } from './item-numbers.ts';
import { listedSpells } from './listed-spells.ts';
import type { ListedSpell } from './listed-spells.ts';

/** A sheet as it stands on paper, with everything that is looked up for it. */
export interface Paper {
  /** Without what ends within the hour: paper is read for longer. */
  character: Character;
  sheet: Sheet;
  spells: ListedSpell[];
  /** The name of the background; null by the quick rules. */
  background: string | null;
  /** What items do in a fight, by their ids. */
  items: Record<string, ItemNumbers>;
}

/** Works out what of a character goes on paper. */
export function paperOf(kept: Character): Paper {
  const character = withoutShortEffects(kept);
  return {
    character,
    sheet: deriveSheet(character),
    spells: listedSpells(character),
    background: character.background === null ? null : backgrounds[character.background].name,
    items: Object.fromEntries(character.inventory.map((item) => [item.id, itemNumbersOf(item)])),
  };
}
