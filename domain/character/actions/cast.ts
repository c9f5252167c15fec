import { characterFact } from '#domain/character/fact.ts';
import { partyOf } from '#domain/fact.ts';
import type { CharacterStep } from '#domain/character/step.ts';
import { step } from '#domain/character/step.ts';
import type { Character } from '#domain/character/character.ts';
import { endConcentration } from './concentration.ts';
import { no, yes } from '#domain/result.ts';
import type { Answer } from '#domain/result.ts';
import { isHindered } from '#domain/character/sheet/equipment.ts';
import { lifeOf } from '#domain/character/sheet/state.ts';
import { spendSlot } from '#domain/character/sheet/spell-slots.ts';
import { conditions } from '#domain/rules/conditions.ts';
import { findSpell } from '#domain/srd/spells.ts';
import type { Spell } from '#domain/srd/spells/spell.ts';

/** How a spell is cast: out of a slot, as a ritual, or for nothing, as cantrips and some gifts are. */
export type CastWith = { kind: 'slot'; level: number } | { kind: 'ritual' } | { kind: 'free' };

/** Why this one cannot cast at all now, if so. */
function whyNot(character: Character): string | null {
  if (lifeOf(character) !== 'up') return `${character.name} cannot cast spells right now.`;
  const stopping = character.conditions.find((id) => conditions[id].cannotAct);
  if (stopping) return `${character.name} is ${conditions[stopping].name.toLowerCase()} and cannot cast.`;
  return character.ruleSet === 'srd' && isHindered(character) ? 'Nobody casts in armor they are not trained with.' : null;
}

function pay(character: Character, spell: Spell, how: CastWith): Answer<Character> {
  const known = character.spells.find((each) => each.spell === spell.id);
  if (!known) return no(`${character.name} does not know ${spell.name}.`);
  if (how.kind === 'ritual') {
    if (!spell.ritual) return no(`${spell.name} is not a ritual spell.`);
    return known.prepared || character.class === 'wizard' ? yes(character) : no(`${spell.name} is not prepared.`);
  }
  if (spell.level === 0) return yes(character);
  if (!known.prepared) return no(`${spell.name} is not prepared.`);
  if (how.kind === 'free') return yes(character);
  return how.level < spell.level ? no(`${spell.name} needs a slot of level ${spell.level} or higher.`) : spendSlot(character, how.level);
}

/**
 * Casts a spell that is known and prepared: the slot is spent, and concentration moves to a spell that needs it. A cantrip
 * needs no slot; a wizard's ritual need not be prepared. Refuses anything else in a sentence.
 */
export function castSpell(character: Character, spellId: string, how: CastWith): Answer<CharacterStep> {
  const spell = findSpell(spellId);
  if (!spell) return no('There is no such spell.');
  const stopped = whyNot(character);
  if (stopped !== null) return no(stopped);
  const paid = pay(character, spell, how);
  if (!paid.ok) return paid;
  const level = how.kind === 'slot' && spell.level > 0 && how.level > spell.level ? how.level : null;
  const hero = partyOf(character);
  const cast = characterFact({ kind: 'casts', hero, spell: spell.id, level, ritual: how.kind === 'ritual' });
  if (!spell.concentration) return yes(step(paid.value, cast));
  const ended = endConcentration(paid.value);
  return yes(step({ ...ended.character, concentration: spell.id }, cast, ...ended.facts));
}
