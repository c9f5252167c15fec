import { characterFact } from '#domain/character/character-fact.ts';
import type { Character } from '#domain/character/character.ts';
import type { CharacterFact } from '#domain/character/fact.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';
import { removeItem } from '#domain/character/inventory/inventory.ts';
import { daysOfRations, rationsId } from '#domain/character/inventory/rations.ts';
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
import { isOverAfterRest } from '#domain/character/effects/duration.ts';
import { endEffects } from '#domain/character/effects/end-effects.ts';
import { endConcentration } from './concentration.ts';
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
 * One day ends (SRD 5.2.1, Dehydration, Malnutrition): too little water and food bring exhaustion, which nothing takes away before somebody
 * drinks or eats enough for a whole day.
 */
function endOneDay(character: Character, { water, food }: DayTaken, dice: Dice): CharacterResult<CharacterStep> {
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

/** What does not last a whole day is over, and nobody concentrates for so long; what lasts until a rest waits for one. */
function overByDay(character: Character): Pick<CharacterStep, 'character' | 'facts'> {
  const freed = endConcentration(character);
  const ended = endEffects(freed.character, ({ duration }) => duration.kind !== 'rest' && isOverAfterRest(duration, 'long'));
  return { character: ended.character, facts: [...freed.facts, ...ended.facts] };
}

interface DaysTaken extends DayTaken {
  days?: number | undefined;
  rations?: true | undefined;
}

/** A sheet from which a day's Rations are gone; null where none are carried. */
function withoutRation(character: Character): Character | null {
  const ration = character.inventory.find(({ catalogId, quantity }) => catalogId === rationsId && quantity > 0);
  const left = ration && removeItem(character, ration.id, 1);
  return left?.ok ? left.value : null;
}

/** Whether a fact says the same again of a later day, with another count or level. */
function isSaidAgain(earlier: CharacterFact, later: CharacterFact): boolean {
  if (earlier.kind === 'dayEnds' && later.kind === 'dayEnds') return earlier.water === later.water && earlier.food === later.food;
  if (earlier.kind === 'lacks' && later.kind === 'lacks') return earlier.what === later.what;
  return earlier.kind === 'exhaustion' && later.kind === 'exhaustion';
}

/** Days that are alike are told as one, and of what grew from day to day where it ends; a death says the level that brought it. */
function together(facts: readonly CharacterFact[]): CharacterFact[] {
  let told: CharacterFact[] = [];
  for (const fact of facts) {
    if (fact.kind === 'diesOfExhaustion') told = told.filter(({ kind }) => kind !== 'exhaustion');
    const at = told.findIndex((earlier) => isSaidAgain(earlier, fact));
    const earlier = told[at];
    if (earlier === undefined) told.push(fact);
    else told[at] = earlier.kind === 'dayEnds' ? { ...earlier, days: (earlier.days ?? 1) + 1 } : fact;
  }
  return told;
}

/** What is told of the Rations that were eaten. */
function eaten(before: Character, after: Character): CharacterFact[] {
  const left = daysOfRations(after);
  const count = daysOfRations(before) - left;
  return count === 0 ? [] : [characterFact({ kind: 'eatsRations', hero: partyOf(before), count, left })];
}

/** So many days end, each with what was drunk and eaten, and with a day's Rations off the sheet as long as they last. Refuses the dead, and whom the quick rules play. */
export function endDay(before: Character, { days = 1, rations: eats, ...taken }: DaysTaken, dice: Dice): CharacterResult<CharacterStep> {
  if (before.ruleSet === 'quick') return refuse('countsNoNeeds', {});
  if (isDead(before)) return refuse('isDead', { name: before.name });
  const over = overByDay(before);
  let { character } = over;
  const facts: CharacterFact[] = [...over.facts];
  const rolls: Roll[] = [];
  for (let day = 0; day < days && !isDead(character); day += 1) {
    const fed = eats ? withoutRation(character) : null;
    const ended = endOneDay(fed ?? character, fed ? { ...taken, food: 'all' } : taken, dice);
    if (!ended.ok) return ended;
    ({ character } = ended.value);
    facts.push(...ended.value.facts);
    rolls.push(...ended.value.rolls);
  }
  const openDays = Math.max(0, character.openDays - days);
  return yes({ character: { ...character, openDays }, facts: [...together(facts), ...eaten(before, character)], rolls });
}
