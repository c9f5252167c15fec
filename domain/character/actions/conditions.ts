import { characterFact } from '#domain/character/character-fact.ts';
import { partyOf } from '#domain/party-of.ts';
import type { CharacterStep } from '#domain/character/step.ts';
import { step } from '#domain/character/step.ts';
import type { Character } from '#domain/character/character.ts';
import { endConcentration } from './concentration.ts';
import { endByState } from '#domain/character/effects/end-effects.ts';
import { yes } from '#domain/result.ts';
import { isDead } from '#domain/character/sheet/state.ts';
import { conditions, deadlyExhaustion } from '#domain/rules/conditions.ts';
import { levelsHeld } from '#domain/rules/needs/needs.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';

type Condition = Character['conditions'][number];

/** Lays a condition on a character; one that keeps from acting ends concentration. Refuses what is there already. */
export function addCondition(character: Character, condition: Condition): CharacterResult<CharacterStep> {
  const { name, cannotAct } = conditions[condition];
  if (character.conditions.includes(condition)) return refuse('hasCondition', { name: character.name, condition: name.toLowerCase() });
  const held = { ...character, conditions: [...character.conditions, condition] };
  const ended = cannotAct ? endConcentration(held) : step(held);
  const settled = endByState(ended.character);
  const conditionFact = characterFact({ kind: 'condition', hero: partyOf(character), condition });
  return yes(step(settled.character, conditionFact, ...ended.facts, ...settled.facts));
}

/** Lifts a condition; refuses one that is not there. */
export function removeCondition(character: Character, condition: Condition): CharacterResult<CharacterStep> {
  const name = conditions[condition].name.toLowerCase();
  if (!character.conditions.includes(condition)) return refuse('hasNoCondition', { name: character.name, condition: name });
  const rest = character.conditions.filter((each) => each !== condition);
  const lifted = characterFact({ kind: 'conditionEnded', hero: partyOf(character), condition });
  return yes(step({ ...character, conditions: rest }, lifted));
}

/** The level of exhaustion that is left once so many are taken away: what thirst and hunger hold stays. */
export const exhaustionLeft = ({ exhaustion, lacking }: Character, levels: number): number =>
  Math.min(exhaustion, Math.max(levelsHeld(lacking), exhaustion - levels));

/** What is lacking, as far as so much exhaustion holds it: a table may say otherwise by hand. */
function heldBy({ lacking }: Character, level: number): Pick<Character, 'lacking'> {
  const thirst = Math.min(lacking.thirst, level);
  return { lacking: { ...lacking, thirst, hunger: Math.min(lacking.hunger, level - thirst) } };
}

/** Sets the level of exhaustion, from 0 to 6; the sixth kills. */
export function setExhaustion(character: Character, level: number): CharacterResult<CharacterStep> {
  if (!Number.isInteger(level) || level < 0 || level > deadlyExhaustion) return refuse('exhaustionOutOfBounds', { most: deadlyExhaustion });
  const after = { ...character, exhaustion: level, ...heldBy(character, level) };
  if (!isDead(after)) return yes(step(after, characterFact({ kind: 'exhaustion', level })));
  const ended = endConcentration(after);
  const settled = endByState(ended.character);
  const conditionFact = characterFact({ kind: 'diesOfExhaustion', hero: partyOf(character) });
  return yes(step(settled.character, conditionFact, ...ended.facts, ...settled.facts));
}
