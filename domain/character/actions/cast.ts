import { characterFact } from '#domain/character/character-fact.ts';
import { partyOf } from '#domain/party-of.ts';
import type { CharacterStep } from '#domain/character/step.ts';
import { step } from '#domain/character/step.ts';
import type { Character } from '#domain/character/character.ts';
import { endConcentration } from './concentration.ts';
import { yes } from '#domain/result.ts';
import { isHindered } from '#domain/character/sheet/equipment.ts';
import { lifeOf } from '#domain/character/sheet/state.ts';
import { spendSlot } from '#domain/character/sheet/spell-slots.ts';
import { conditions } from '#domain/rules/conditions.ts';
import { findSpell } from '#domain/srd/spells.ts';
import type { Spell } from '#domain/srd/spells/spell.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';

/** How a spell is cast: out of a slot, as a ritual, or for nothing, as cantrips and some gifts are. */
export type CastWith = { kind: 'slot'; level: number } | { kind: 'ritual' } | { kind: 'free' };

/** Whether somebody can cast at all now. */
function mayCast(character: Character): CharacterResult<Character> {
  if (lifeOf(character) !== 'up') return refuse('cannotCastNow', { name: character.name });
  const stopping = character.conditions.find((id) => conditions[id].cannotAct);
  if (stopping) return refuse('conditionStopsCasting', { name: character.name, condition: conditions[stopping].name.toLowerCase() });
  return character.ruleSet === 'srd' && isHindered(character) ? refuse('armorStopsCasting', {}) : yes(character);
}

function pay(character: Character, spell: Spell, how: CastWith): CharacterResult<Character> {
  const known = character.spells.find((each) => each.spell === spell.id);
  if (!known) return refuse('doesNotKnowSpell', { name: character.name, spell: spell.name });
  if (how.kind === 'ritual') {
    if (!spell.ritual) return refuse('isNoRitual', { spell: spell.name });
    return known.prepared || character.class === 'wizard' ? yes(character) : refuse('isNotPrepared', { spell: spell.name });
  }
  if (spell.level === 0) return yes(character);
  if (!known.prepared) return refuse('isNotPrepared', { spell: spell.name });
  if (how.kind === 'free') return yes(character);
  return how.level < spell.level ? refuse('needsHigherSlot', { spell: spell.name, level: spell.level }) : spendSlot(character, how.level);
}

/**
 * Casts a spell that is known and prepared: the slot is spent, and concentration moves to a spell that needs it. A cantrip
 * needs no slot; a wizard's ritual need not be prepared. Refuses anything else in a sentence.
 */
export function castSpell(character: Character, spellId: string, how: CastWith): CharacterResult<CharacterStep> {
  const spell = findSpell(spellId);
  if (!spell) return refuse('noSuchSpell', {});
  const able = mayCast(character);
  if (!able.ok) return able;
  const paid = pay(character, spell, how);
  if (!paid.ok) return paid;
  const level = how.kind === 'slot' && spell.level > 0 && how.level > spell.level ? how.level : null;
  const hero = partyOf(character);
  const cast = characterFact({ kind: 'casts', hero, spell: spell.id, level, ritual: how.kind === 'ritual' });
  if (!spell.concentration) return yes(step(paid.value, cast));
  const ended = endConcentration(paid.value);
  return yes(step({ ...ended.character, concentration: spell.id }, cast, ...ended.facts));
}
