import { characterFact } from '#domain/character/character-fact.ts';
import type { Character } from '#domain/character/character.ts';
import type { CharacterFact } from '#domain/character/fact.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';
import { makeRoll } from '#domain/character/rolls/make-roll.ts';
import { plainRoll, sheetRoll } from '#domain/character/rolls/sheet-roll.ts';
import { isDead } from '#domain/character/sheet/state.ts';
import type { CharacterStep } from '#domain/character/step.ts';
import type { Dice } from '#domain/dice/dice.ts';
import type { Roll } from '#domain/dice/roll.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { partyOf } from '#domain/party-of.ts';
import { yes } from '#domain/result.ts';
import { deadlyExhaustion } from '#domain/rules/conditions.ts';
import { afterDay, asksForSave, hungerDifficulty } from '#domain/rules/needs/needs.ts';
import type { DayTaken, Lacking } from '#domain/rules/needs/needs.ts';
import { setExhaustion } from './conditions.ts';

/** The save against hunger; null where none is asked for. */
function saveAgainstHunger(character: Character, taken: DayTaken, dice: Dice): CharacterResult<Roll | null> {
  if (!asksForSave(taken)) return yes(null);
  const planned = sheetRoll(character, { kind: 'save', ability: 'constitution' }, { ...plainRoll, difficulty: hungerDifficulty });
  return planned.ok ? yes({ ...makeRoll(planned.value, dice), label: `${character.name}: hunger` }) : planned;
}

/** What is told of what somebody lacks, and lacks no longer. */
function factsBetween(character: Character, before: Lacking, after: Lacking): CharacterFact[] {
  const hero = partyOf(character);
  const told = (what: 'water' | 'food', of: 'thirst' | 'hunger') => {
    if (after[of] > before[of]) return [characterFact({ kind: 'lacks', hero, what, level: after[of] })];
    return before[of] > 0 && after[of] === 0 ? [characterFact({ kind: 'hasEnough', hero, what })] : [];
  };
  return [...told('water', 'thirst'), ...told('food', 'hunger')];
}

/**
 * A day ends (SRD 5.2.1, Dehydration, Malnutrition): too little water and food bring exhaustion, which nothing takes away before somebody
 * drinks or eats enough for a whole day. Refuses the dead, and whom the quick rules play.
 */
export function endDay(character: Character, { water, food }: DayTaken, dice: Dice): CharacterResult<CharacterStep> {
  if (character.ruleSet === 'quick') return refuse('countsNoNeeds', {});
  if (isDead(character)) return refuse('isDead', { name: character.name });
  const saved = saveAgainstHunger(character, { water, food }, dice);
  if (!saved.ok) return saved;
  const before = character.lacking;
  const reckoned = afterDay(before, { water, food }, saved.value?.outcome === 'success');
  const lacking = { ...reckoned, foodlessDays: Math.min(gameLimits.foodlessDays, reckoned.foodlessDays) };
  const more = Math.max(0, lacking.thirst - before.thirst) + Math.max(0, lacking.hunger - before.hunger);
  const rest: Character = { ...character, lacking };
  const hero = partyOf(character);
  const facts = [characterFact({ kind: 'dayEnds', hero, water, food }), ...factsBetween(character, before, lacking)];
  const rolls = saved.value ? [saved.value] : [];
  if (more === 0) return yes({ character: rest, facts, rolls });
  const tired = setExhaustion(rest, Math.min(deadlyExhaustion, character.exhaustion + more));
  return tired.ok ? yes({ ...tired.value, facts: [...facts, ...tired.value.facts], rolls }) : tired;
}
