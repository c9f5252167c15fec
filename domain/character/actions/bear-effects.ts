import { endConcentration } from './concentration.ts';
import { addCondition } from './conditions.ts';
import type { Character } from '#domain/character/character.ts';
import type { CharacterStep } from '#domain/character/step.ts';
import { step } from '#domain/character/step.ts';
import { conditionImmunitiesOf } from '#domain/character/sheet/resistances.ts';
import { conditionsOf, isDead } from '#domain/character/sheet/state.ts';
import type { ActiveEffect } from '#domain/rules/activity/active-effect.ts';
import { becomeOf, endingBySave, saveAgain } from '#domain/rules/activity/saves/save-again.ts';
import type { SavedAgain } from '#domain/rules/activity/saves/save-again.ts';
import { endByState, endEffects } from '#domain/character/effects/end-effects.ts';
import { startEffects } from '#domain/character/effects/start-effects.ts';
import { characterFact } from '#domain/character/character-fact.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';
import { makeRoll } from '#domain/character/rolls/make-roll.ts';
import { rollFormula } from '#domain/character/rolls/roll-formula.ts';
import { plainRoll, sheetRoll } from '#domain/character/rolls/sheet-roll.ts';
import type { Dice } from '#domain/dice/dice.ts';
import { partyOf } from '#domain/party-of.ts';
import { yes } from '#domain/result.ts';
import { takeDamage } from './current-hit-points.ts';

type Condition = Character['conditions'][number];

/** What a step before and one after it have done together. */
function then(before: CharacterStep, after: (character: Character) => CharacterStep): CharacterStep {
  const next = after(before.character);
  return { character: next.character, facts: [...before.facts, ...next.facts], rolls: [...before.rolls, ...next.rolls] };
}

/** Whoever cannot act any more no longer concentrates, and what needs them to is over. */
function settled(character: Character): CharacterStep {
  const held = conditionsOf(character).includes('incapacitated') ? endConcentration(character) : step(character);
  return then(held, endByState);
}

/** What lasts for no time leaves its conditions, until somebody ends them. */
function withConditions(character: Character, conditions: readonly Condition[]): CharacterStep {
  return conditions.reduce((before, condition) => {
    const added = addCondition(before.character, condition);
    return added.ok ? then(before, () => added.value) : before;
  }, step(character));
}

/** Lays on somebody what a failed save leaves on them. Conditions that they are immune to do not come; the dead bear nothing. */
export function bearEffects(bearer: Character, effects: readonly ActiveEffect[]): CharacterStep {
  if (isDead(bearer)) return step(bearer);
  const immune: readonly string[] = conditionImmunitiesOf(bearer);
  return effects.reduce((before, { conditions: all = [], ...effect }) => {
    const conditions = all.filter((name) => !immune.includes(name));
    const isEmpty = all.length > 0 && conditions.length === 0 && effect.changes.length === 0 && effect.tick === null;
    if (isEmpty) return before;
    const plain = conditions.flatMap((name) => (name === 'exhaustion' ? [] : [name]));
    return then(before, (character) =>
      effect.duration.kind === 'instant'
        ? withConditions(character, plain)
        : then(startEffects(character, [{ ...effect, ...(conditions.length > 0 && { conditions }) }]), settled),
    );
  }, step(bearer));
}

/** What a failed save against an effect brings, of damage and of what the effect becomes. */
function failed(bearer: Character, effect: ActiveEffect, { isLast, failure, saves }: SavedAgain, dice: Dice): CharacterStep {
  const { damage, becomes, of } = failure ?? {};
  const rolled = damage && rollFormula(dice, damage.formula, `${bearer.name}: ${effect.name}`);
  const hurt = rolled ? takeDamage(bearer, rolled.total, { type: damage?.type ?? 'force' }) : null;
  const taken = hurt?.ok ? { ...hurt.value, rolls: rolled?.rolls ?? [] } : step(bearer);
  if (!isLast || isDead(taken.character)) return then(taken, (character) => step(withEffect(character, effect.id, { saves })));
  if (becomes) {
    const ended = then(taken, (character) => endEffects(character, ({ id }) => id === effect.id));
    return then(ended, (character) => bearEffects(character, [{ ...becomeOf(effect, becomes), conditions: becomes.conditions }]));
  }
  return of === undefined ? taken : then(taken, (character) => step(withEffect(character, effect.id, { saveEnds: null, saves })));
}

function withEffect(
  bearer: Character,
  effectId: string,
  { saves, ...changes }: { saves: SavedAgain['saves']; saveEnds?: null },
): Character {
  const activeEffects = bearer.activeEffects.map((each) =>
    each.id === effectId ? { ...each, ...changes, ...(saves && { saves }) } : each,
  );
  return { ...bearer, activeEffects };
}

/**
 * The bearer of an effect makes the save against it once more, as it is made at the end or at the start of each turn. A success ends the
 * effect, a failure brings what the effect says; refuses where no save ends it, and where there is no such effect.
 */
export function saveAgainst(bearer: Character, effectId: string, dice: Dice): CharacterResult<CharacterStep> {
  const effect = bearer.activeEffects.find(({ id }) => id === effectId);
  if (!effect) return refuse('noSuchEffect', {});
  const { saveEnds, name, from, source } = effect;
  if (saveEnds === null) return refuse('noSaveEnds', { effect: name });
  const { ability, dc: difficulty, mode: advantage = 'none' } = saveEnds;
  const planned = sheetRoll(bearer, { kind: 'save', ability }, { ...plainRoll, difficulty, advantage });
  if (!planned.ok) return planned;
  const { failsBecause } = planned.value;
  const rolls = failsBecause === null ? [{ ...makeRoll(planned.value, dice), label: `${bearer.name}: ${name}` }] : [];
  const isMade = rolls[0]?.outcome === 'success';
  const saved = saveAgain(effect, isMade);
  const isWhole = endingBySave(effect)?.whole === true;
  const isOver = (each: ActiveEffect) => each.id === effectId || (isWhole && each.from === from && each.source.id === source.id);
  const done = isMade
    ? saved.isLast
      ? endEffects(bearer, isOver)
      : step(withEffect(bearer, effectId, saved))
    : failed(bearer, effect, saved, dice);
  const isHeld = done.character.activeEffects.some(({ id }) => id === effectId) && !isMade;
  const held = isHeld ? [characterFact({ kind: 'effectHolds', hero: partyOf(bearer), effect: name, because: failsBecause })] : [];
  return yes({ character: done.character, facts: [...held, ...done.facts], rolls: [...rolls, ...done.rolls] });
}
