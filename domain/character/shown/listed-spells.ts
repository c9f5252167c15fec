import type { Character } from '#domain/character/character.ts';
import { giftedOf } from '#domain/character/rolls/gifted.ts';
import { knownSpellsOf } from '#domain/character/sheet/known-spells.ts';
import { spellOf } from '#domain/homebrew/own-spells.ts';
import type { ClassId } from '#domain/srd/class-rules.ts';
import { asFarAs } from '#domain/srd/spells/spell-gifts.ts';
import type { Spell } from '#domain/srd/spells/spell.ts';

/** A spell that somebody knows, with its facts. */
export interface ListedSpell {
  spell: Spell;
  prepared: boolean;
  /** Given by a path or a feat: always there, never forgotten. */
  always: boolean;
  /** The class it was learned in; null where no class taught it. */
  class: ClassId | null;
}

/** Spells with their facts; one that neither the SRD nor the campaign has is left out. */
export function withFacts(user: Pick<Character, 'homebrew'>, spells: Character['spells']): ListedSpell[] {
  return spells.flatMap(({ spell: id, prepared, from, class: of }): ListedSpell[] => {
    const spell = spellOf(user, id);
    return spell ? [{ spell, prepared, always: from === 'other', class: of }] : [];
  });
}

/** Every spell that somebody knows, with its facts. */
export function listedSpells(character: Character): ListedSpell[] {
  const caster = giftedOf(character);
  return withFacts(character, knownSpellsOf(character)).map((known) => ({ ...known, spell: asFarAs(caster, known.spell) }));
}
