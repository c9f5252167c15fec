import type { ActiveEffect } from '#domain/rules/activity/active-effect.ts';
import { endEffects } from '#domain/character/effects/end-effects.ts';
import { callCreatures } from '#domain/srd/monsters/call-creatures.ts';
import type { Activity } from '#domain/rules/activity/activity.ts';
import type { LastingEffect } from '#domain/rules/activity/effect.ts';
import { reckonFormula } from '#domain/rules/activity/reckon.ts';
import { splitFormula } from '#domain/rules/activity/read-changes.ts';
import { characterFact } from '#domain/character/character-fact.ts';
import type { Character } from '#domain/character/character.ts';
import { activeEffectsOf, lastingEffectsOf, startEffects } from '#domain/character/effects/start-effects.ts';
import type { Entry, Giving } from '#domain/character/effects/start-effects.ts';
import { hitPointsLeft, maximumHitPointsOf } from '#domain/character/sheet/hit-points.ts';
import type { CharacterStep } from '#domain/character/step.ts';
import { step } from '#domain/character/step.ts';
import { rollDice } from '#domain/dice/dice.ts';
import type { Dice } from '#domain/dice/dice.ts';
import type { Roll } from '#domain/dice/roll.ts';
import { partyOf } from '#domain/party-of.ts';
import { endConcentration } from './concentration.ts';
import { gainTemporary, heal } from './current-hit-points.ts';

/** What is carried out: an activity of a spell or feature, by whom, with how many slot levels above its own and how often. */
export interface Deed {
  entry: Entry;
  activity: Activity;
  giving: Giving;
  slotLevels: number;
  times: number;
}

type Healing = Extract<Activity, { kind: 'heal' }>['healing'][number];

/** Rolls a formula whose names are reckoned: one roll for each kind of die, the first with the number; no roll where there are no dice. */
export function rollFormula(dice: Dice, formula: string, label: string): { total: number; rolls: Roll[] } {
  const { number, dice: terms } = splitFormula(formula);
  const thrown = terms.filter((term) => !term.startsWith('-')).map((term) => rollDice(dice, term, label));
  const rolls = thrown.map((roll, index) => (index === 0 ? { ...roll, modifier: number, total: roll.total + number } : roll));
  const total = rolls.length === 0 ? number : rolls.reduce((sum, roll) => sum + roll.total, 0);
  return { total: Math.max(0, total), rolls };
}

/** What is healed in all, as a formula without names; null for everything, or where a name stands for nothing. */
function healingFormula(
  { formula, perSlot }: Healing,
  { giving, slotLevels, times }: Pick<Deed, 'giving' | 'slotLevels' | 'times'>,
): string | null {
  if (formula === 'all') return null;
  const more = perSlot === undefined ? [] : Array.from({ length: slotLevels }, () => perSlot);
  const all = [...Array.from({ length: times }, () => formula), ...more].map((each) => reckonFormula(each, giving.values));
  return all.reduce((left, right) => (left === null || right === null ? null : reckonFormula('@left+@right', { left, right })), '0');
}

function then(before: CharacterStep, after: (character: Character) => CharacterStep): CharacterStep {
  const next = after(before.character);
  return { character: next.character, facts: [...before.facts, ...next.facts], rolls: [...before.rolls, ...next.rolls] };
}

function healed(character: Character, deed: Deed, healing: Healing): CharacterStep {
  const { entry, giving } = deed;
  const formula = healing.formula === 'all' ? `${maximumHitPointsOf(character).value}` : healingFormula(healing, deed);
  if (formula === null || healing.shared === true) return step(character);
  const { total, rolls } = rollFormula(giving.dice, formula, `${character.name}: ${entry.name}`);
  if (healing.what === 'hitPointMaximum') {
    const effect: LastingEffect = { changes: [{ on: 'hitPointMaximum', add: `${total}` }] };
    return { ...startEffects(character, activeEffectsOf(entry, deed.activity, [effect], giving)), rolls };
  }
  const given = healing.what === 'hitPoints' ? heal(character, total) : gainTemporary(character, total);
  if (!given.ok) return step(character);
  if (healing.what === 'temporaryHitPoints') return { ...given.value, rolls };
  const left = hitPointsLeft(given.value.character);
  const amount = left - hitPointsLeft(character);
  const useFact = {
    kind: 'regains',
    hero: partyOf(character),
    amount,
    left,
    maximum: maximumHitPointsOf(character).value,
    by: entry.name,
  } as const;
  return { character: given.value.character, facts: [characterFact(useFact)], rolls };
}

/** Who can no longer concentrate lets go. */
function letGo(character: Character): CharacterStep {
  const cannot = character.activeEffects.some(({ changes }) =>
    changes.some((change) => change.on === 'cannot' && change.what === 'concentrate'),
  );
  return cannot ? endConcentration(character) : step(character);
}

/** The temporary hit points that a form lends, as many as its creature has hit points. */
function lent(character: Character, effects: readonly LastingEffect[], { creature }: Giving): CharacterStep {
  const lends = effects.some(({ shape }) => shape !== undefined && shape !== 'wildShape' && shape.lends === true);
  const given = creature && lends ? gainTemporary(character, creature.hitPoints) : null;
  return given?.ok ? given.value : step(character);
}

/** Starts on somebody what an activity leaves on its targets, or on whoever uses it. */
function lasting(character: Character, { entry, activity, giving }: Deed, bearer: 'targets' | 'self'): CharacterStep {
  const effects = lastingEffectsOf(activity, bearer, giving.choice);
  if (effects.length === 0) return step(character);
  const started = then(startEffects(character, activeEffectsOf(entry, activity, effects, giving)), letGo);
  return then(started, (bears) => lent(bears, effects, giving));
}

/** Calls creatures: they stand in an effect on whoever calls them, and of some only the last ones stay. */
function called(giver: Character, { entry, activity, giving, slotLevels }: Deed): CharacterStep {
  if (activity.kind !== 'summon' || !giving.calling) return step(giver);
  const { choice, calling, values } = giving;
  const taken = new Set(giver.activeEffects.flatMap(({ companions: some = [] }) => some.map(({ id }) => id)));
  const stem = giver.id.slice(0, 56);
  const newId = () => {
    let number = 1;
    while (taken.has(`${stem}-c${number}`)) number += 1;
    taken.add(`${stem}-c${number}`);
    return `${stem}-c${number}`;
  };
  const companions = callCreatures(activity, { choice, values, slotLevels, newId, ...calling });
  const [first] = companions;
  if (!first) return step(giver);
  const isOfSame = (effect: ActiveEffect) => effect.companions !== undefined && effect.source.id === entry.source.id;
  const before = activity.joins?.single === true ? endEffects(giver, isOfSame) : step(giver);
  const lastingName = { name: `${entry.name}: ${first.name}` };
  const duration = entry.duration.kind === 'instant' ? { kind: 'permanent' as const } : entry.duration;
  const laid = activeEffectsOf({ ...entry, duration }, { ...activity, duration: activity.duration ?? duration }, [lastingName], giving);
  return then(before, (character) =>
    startEffects(
      character,
      laid.map((effect) => ({ ...effect, companions })),
    ),
  );
}

/** Carries an activity out on somebody it is used on: what it heals, and what it leaves on them. */
export function carryOutOn(target: Character, deed: Deed): CharacterStep {
  const { activity } = deed;
  const healing = activity.kind === 'heal' ? activity.healing : [];
  const mended = healing.reduce((before, each) => then(before, (character) => healed(character, deed, each)), step(target));
  return then(mended, (character) => lasting(character, deed, 'targets'));
}

/** Carries out what an activity leaves on whoever uses it. */
export function carryOutOnSelf(giver: Character, deed: Deed): CharacterStep {
  return then(called(giver, deed), (caller) => lasting(caller, deed, 'self'));
}
