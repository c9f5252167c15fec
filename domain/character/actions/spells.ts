import type { Character } from '#domain/character/character.ts';
import { learnSpells } from '#domain/character/advancement/level-learn.ts';
import { yes } from '#domain/result.ts';
import { cantripsOf, preparedOf } from '#domain/character/sheet/spellcasting.ts';
import { highestSpellLevel } from '#domain/character/sheet/spell-slots.ts';
import { findSpell } from '#domain/srd/spells.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';

/** Spells of the class, and which of them are cantrips or prepared. */
function counted(character: Character): { cantrips: number; prepared: number } {
  const own = character.spells.filter(({ from }) => from === 'class');
  const cantrips = own.filter(({ spell }) => findSpell(spell)?.level === 0);
  return { cantrips: cantrips.length, prepared: own.filter(({ prepared }) => prepared).length - cantrips.length };
}

/** Learns a spell of the class's list while there is room for it; a wizard's book has room for any number. */
export function learnSpell(character: Character, id: string): CharacterResult<Character> {
  const { cantrips, prepared } = counted(character);
  const book = character.class === 'wizard';
  return learnSpells(character, [id], {
    cantrips: Math.max(0, cantripsOf(character) - cantrips),
    spells: book ? 1 : Math.max(0, preparedOf(character) - prepared),
    list: character.class,
    highest: highestSpellLevel(character),
    from: 'class',
  });
}

/** Forgets a spell of the class; what a feat or a path gave stays. */
export function forgetSpell(character: Character, id: string): CharacterResult<Character> {
  const known = character.spells.find(({ spell }) => spell === id);
  if (!known) return refuse('spellIsNotKnown', {});
  if (known.from === 'other') return refuse('spellIsAlwaysKnown', {});
  return yes({ ...character, spells: character.spells.filter((each) => each !== known) });
}

/** Prepares a spell of a wizard's book or lays it aside; refuses more than the level can hold. */
export function prepareSpell(character: Character, id: string, prepared: boolean): CharacterResult<Character> {
  const known = character.spells.find(({ spell }) => spell === id);
  if (!known) return refuse('spellIsNotKnown', {});
  if (character.class !== 'wizard' || known.from === 'other' || findSpell(id)?.level === 0) return refuse('spellIsAlwaysPrepared', {});
  const full = counted(character).prepared >= preparedOf(character);
  if (prepared && !known.prepared && full) return refuse('preparedSpellsAreFull', { most: preparedOf(character) });
  return yes({ ...character, spells: character.spells.map((each) => (each === known ? { ...each, prepared } : each)) });
}
