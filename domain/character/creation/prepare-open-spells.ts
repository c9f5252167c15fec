import { prepareSpell } from '#domain/character/actions/spells.ts';
import type { Character } from '#domain/character/character.ts';

/** Prepares spells of a wizard's book in the order in which they were learned, as many as the level holds. */
export function prepareOpenSpells(character: Character): Character {
  let after = character;
  for (const { spell, prepared } of character.spells) {
    const ready = prepared ? null : prepareSpell(after, spell, true);
    if (ready?.ok) after = ready.value;
  }
  return after;
}
