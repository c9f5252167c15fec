import type { Character, KnownSpell } from '#domain/character/character.ts';
import { masteredAs } from '#domain/character/classes/mastered-spells.ts';
import { spellOf } from '#domain/homebrew/own-spells.ts';
import type { ClassId } from '#domain/srd/class-rules.ts';
import { countText } from '#domain/text/count-text.ts';
import { listText } from '#domain/text/list-text.ts';
import { cantripsOf, castingClassesOf, learnedOf } from '#domain/character/sheet/spellcasting.ts';

/** Cantrips and spells that a class gives and that are not chosen yet. */
export interface SpellsToChoose {
  class: ClassId;
  cantrips: number;
  spells: number;
}

/** Spells that were chosen in a class, and how many of them are cantrips, prepared, or in a wizard's book. */
export function chosenIn(character: Character, of: ClassId): { cantrips: number; prepared: number; spells: number } {
  // What a wizard has mastered is prepared besides.
  const isFree = ({ spell }: KnownSpell) => masteredAs(character, spell) === null;
  const own = character.spells.filter((known) => known.class === of && known.from === 'class');
  const isCantrip = ({ spell }: KnownSpell) => spellOf(character, spell)?.level === 0;
  const spells = own.filter((known) => !isCantrip(known));
  return {
    cantrips: own.length - spells.length,
    prepared: spells.filter((known) => known.prepared && isFree(known)).length,
    spells: spells.length,
  };
}

/** What of the spells of their classes a character has still to choose; classes in which nothing is open are left out. */
export function spellsToChoose(character: Character): SpellsToChoose[] {
  return castingClassesOf(character).flatMap((taken) => {
    const { cantrips, spells } = chosenIn(character, taken.class);
    const open = { cantrips: Math.max(0, cantripsOf(taken) - cantrips), spells: Math.max(0, learnedOf(taken) - spells) };
    return open.cantrips + open.spells === 0 ? [] : [{ class: taken.class, ...open }];
  });
}

/** How much is still to choose: "1 cantrip and 4 spells to choose". */
export function toChooseText({ cantrips, spells }: Pick<SpellsToChoose, 'cantrips' | 'spells'>): string {
  const parts = [cantrips > 0 ? countText(cantrips, 'cantrip') : [], spells > 0 ? countText(spells, 'spell') : []].flat();
  return `${listText(parts)} to choose`;
}
