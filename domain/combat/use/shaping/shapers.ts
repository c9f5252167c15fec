import { reachingSpell } from '#domain/combat/use/spell-traits.ts';
import { makesOwnSave } from '#domain/character/free-casts/free-casts.ts';
import { applyDamage } from '#domain/combat/effects/damage.ts';
import { CombatRefusal, find, note } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import { refuseCombat } from '#domain/combat/refusals.ts';
import type { CombatStepNamed } from '#domain/combat/step.ts';
import { durationOfSpell } from '#domain/character/effects/duration.ts';
import type { Dice } from '#domain/dice/dice.ts';
import type { Roll } from '#domain/dice/roll.ts';
import { spellOf } from '#domain/homebrew/own-spells.ts';
import type { Shaping } from '#domain/rules/activity/activation.ts';
import { usesTaken } from '#domain/rules/activity/costs.ts';
import { slotOf } from '#domain/combat/use/caster.ts';
import { originOf } from '#domain/combat/use/origin.ts';
import { payForFeature } from '#domain/combat/use/pay.ts';
import { rollAmount } from '#domain/combat/use/roll-amounts.ts';
import type { RolledDamage } from '#domain/combat/use/roll-amounts.ts';
import { startOwnEffects } from '#domain/combat/use/start-effects.ts';
import { lowRolledAgain } from '#domain/dice/low-dice.ts';
import { backlashDice, doubled, lasting, mostOf, ofType, rangeDoubled, typesChanged } from '#domain/srd/spells/spell-shaping.ts';
import { durationAt } from '#domain/srd/spells/spell-duration.ts';
import { fitsSpell, groupLimit, mayBeFree, timeWith } from './shaper-fits.ts';
import type { Shaper } from '#domain/combat/use/used-activity.ts';

type Step = CombatStepNamed<'useActivity'>;
type Does = Shaping['does'];

/** What was chosen with a spell does to it while it is carried out. */
export interface Shaped {
  /** The step as it is taken: another time, duration or type of damage. */
  step: Step;
  /** By how many levels it is cast higher. */
  raise: number;
  /** Nobody can counter it. */
  silent: boolean;
  /** Those who make their save by themselves, and take no half damage. */
  spared: readonly string[];
  /** Those who save with disadvantage. */
  hindered: readonly string[];
  /** Spends what it takes, once the spell is cast and not countered. */
  pay: () => void;
  /** Rolls damage, with what is rolled again or counts as the highest. */
  damage: (roll: (dice: Dice) => RolledDamage) => RolledDamage;
  /** Whether an attack that missed is rolled again. */
  again: (missed: Roll) => boolean;
  /** What follows when the spell is done. */
  finish: () => void;
}

const shapingOf = ({ used }: Shaper) => used.activity.activation?.cast?.shaping;
const chosenTo = (shapers: readonly Shaper[], does: Does) => shapers.find((each) => shapingOf(each)?.does === does);
const cannot = ({ used: { name: feature } }: Shaper, { used: { name: spell } }: Step) =>
  new CombatRefusal(refuseCombat('cannotShape', { feature, spell }));

const hastened = (id: string) => `${id} hastened`;
const cast = (id: string) => `${id} spell`;
const free = (id: string) => `${id} arcane-apotheosis`;

const keep = (draft: Draft, key: string) => {
  draft.combat = { ...draft.combat, usedThisTurn: [...draft.combat.usedThisTurn, key] };
};

/** Spends what one of them takes; the first of a turn may be free. */
function payFor(draft: Draft, actorId: string, { used }: Shaper): void {
  const one = find(draft, actorId);
  const isFree = used.activity.activation?.cast?.group !== undefined && mayBeFree(one) && draft.combat.active === actorId;
  if (isFree && !draft.combat.usedThisTurn.includes(free(actorId))) return keep(draft, free(actorId));
  payForFeature(draft, actorId, used, { slot: 0, amount: 1 });
}

const costOf = ({ used }: Shaper) =>
  (used.activity.consumes ?? []).reduce((sum, each) => (each.kind === 'use' ? sum + usesTaken(each, used.numbers?.values ?? {}) : sum), 0);

/** Whom it is for: those who were named, or the only target. */
function meant({ targetIds }: Shaper, step: Step): readonly string[] {
  return targetIds.length > 0 ? targetIds : step.targetIds.slice(0, 1);
}

/** Refuses what does not go with the spell, what is too much of one kind, and what cannot be paid for. */
function check(draft: Draft, step: Step): void {
  const { actorId, used, shapers, targetIds } = step;
  if (shapers.length === 0) return;
  const one = find(draft, actorId);
  const spell = spellOf(one, used.id);
  const groups = Map.groupBy(
    shapers.filter((each) => each.used.activity.activation?.cast?.beside !== true),
    (each) => each.used.activity.activation?.cast?.group,
  );
  for (const [group, those] of groups) {
    if (group !== undefined && those.length > groupLimit(one))
      throw new CombatRefusal(refuseCombat('oneShaper', { spell: used.name, most: groupLimit(one) }));
  }
  const trial: Draft = { ...draft, events: [] };
  for (const [place, shaper] of shapers.entries()) {
    const shaping = shapingOf(shaper);
    const isTwice = shapers.findIndex((each) => each.used.name === shaper.used.name) !== place;
    if (!spell || !shaping || isTwice || !fitsSpell(shaper.used.activity, used, spell)) throw cannot(shaper, step);
    if (shaper.targetIds.some((id) => !targetIds.includes(id))) throw cannot(shaper, step);
    const values = { ...shaper.used.numbers?.values, slot: slotOf(used, step) };
    if (shaping.does === 'spare' && (shaper.targetIds.includes(actorId) || shaper.targetIds.length > mostOf(shaping, values)))
      throw new CombatRefusal(refuseCombat('tooManyTargets', { spell: shaper.used.name, most: mostOf(shaping, values) }));
    if (shaping.does === 'hinderSave' && meant(shaper, step).length !== 1) throw cannot(shaper, step);
    if (shaping.does === 'changeType' && (shaper.damageType === null || !shaping.types.includes(shaper.damageType)))
      throw cannot(shaper, step);
    if (shaping.does === 'maximize' && (step.paidBy !== undefined || step.slot > shaping.upTo)) throw cannot(shaper, step);
    payFor(trial, actorId, shaper);
  }
}

/** A level 1+ spell and a hastened one do not go in one turn (SRD 5.2.1, Quickened Spell). */
function checkHaste(draft: Draft, { actorId, used, shapers }: Step): void {
  if (used.kind !== 'spell' || draft.combat.active !== actorId) return;
  const has = (key: string) => draft.combat.usedThisTurn.includes(key);
  const isNow = chosenTo(shapers, 'hasten') !== undefined;
  if ((isNow && has(cast(actorId))) || (used.level > 0 && has(hastened(actorId))))
    throw new CombatRefusal(refuseCombat('hastenedAlone', { name: find(draft, actorId).name }));
}

/** How long what is used lasts: a spell by the level at which it is cast. */
function durationWith(draft: Draft, step: Step): Step['used']['duration'] {
  const { actorId, used } = step;
  const spell = used.kind === 'spell' ? spellOf(find(draft, actorId), used.id) : undefined;
  return spell?.longer ? durationOfSpell(durationAt(spell, slotOf(used, step))) : used.duration;
}

/** The step with what changes about the spell before any die falls. */
function changed(draft: Draft, step: Step): Step {
  const { shapers } = step;
  const duration = durationWith(draft, step);
  if (shapers.length === 0) return duration === step.used.duration ? step : { ...step, used: { ...step.used, duration } };
  let used = { ...step.used, takes: timeWith(step.used, shapers), duration };
  if (chosenTo(shapers, 'lastLonger')) used = { ...used, duration: doubled(used.duration), activity: lasting(used.activity) };
  const typed = chosenTo(shapers, 'changeType');
  const shaping = typed && shapingOf(typed);
  if (!typed?.damageType || shaping?.does !== 'changeType') return { ...step, used };
  return {
    ...step,
    used: { ...used, activity: ofType(used.activity, typesChanged(used.activity, shaping.types), typed.damageType) },
    damageType: typed.damageType,
  };
}

/** Rolls once to see which dice are low, and then the same with those rolled again. */
function rolledAgain(
  draft: Draft,
  actorId: string,
  shaper: Shaper,
  roll: (dice: Dice) => RolledDamage,
): { rolled: RolledDamage; isUsed: boolean } {
  const { first, again } = lowRolledAgain(draft.dice, mostOf(shapingOf(shaper), shaper.used.numbers?.values ?? {}), roll);
  if (again === null) return { rolled: first, isUsed: false };
  payFor(draft, actorId, shaper);
  // The line of the cast takes the dice that count.
  const open = draft.events.at(-1)?.kind === 'cast' ? draft.events.splice(-1) : [];
  note(draft, 'effect', { actorId, name: shaper.used.name, rolls: first.rolls });
  draft.events.push(...open);
  return { rolled: again(), isUsed: true };
}

/** What is left of a use that counts how often something was done since a long rest. */
const usesMade = (draft: Draft, actorId: string, { used }: Shaper) => {
  const id = used.activity.consumes?.find((each) => each.kind === 'use')?.id;
  const use = find(draft, actorId).features?.uses.find((each) => each.id === id);
  return use ? use.total - use.left : 0;
};

/** What it costs to have done it more than once: dice for each level of the slot, which nothing resists. */
function strikeBack(draft: Draft, { actorId, slot }: Step, shaper: Shaper): void {
  const shaping = shapingOf(shaper);
  const formula = backlashDice(shaping, usesMade(draft, actorId, shaper), slot);
  if (shaping?.does !== 'maximize' || formula === null || find(draft, actorId).dead) return;
  const { amount, roll } = rollAmount(draft, formula, `${find(draft, actorId).name}: ${shaper.used.name}, ${shaping.backlash.type} damage`);
  note(draft, 'effect', { actorId, name: shaper.used.name, rolls: [roll] });
  applyDamage(draft, { actorId, targetId: actorId, damageRolls: [{ amount, type: null }], critical: false });
}

/** Those that are spent when something happens to the dice, and not with the cast. */
const onDice: readonly Does[] = ['rollDamageAgain', 'rollAttackAgain'];

/** What was chosen to change a spell; nothing where nothing was. Refuses what does not go with it or cannot be paid, before any die falls. */
export function shapedBy(draft: Draft, given: Step): Shaped {
  checkHaste(draft, given);
  check(draft, given);
  const step = changed(draft, given);
  const { actorId, used, shapers } = step;
  const [dice, wide] = [chosenTo(shapers, 'rollDamageAgain'), chosenTo(shapers, 'maximize')];
  let [mayRoll, mayRetry] = [dice !== undefined, chosenTo(shapers, 'rollAttackAgain') !== undefined];
  const spend = (shaper: Shaper) => {
    payFor(draft, actorId, shaper);
    const own = shapingOf(shaper)?.does === 'reachFarther' ? reachingSpell(find(draft, actorId), used.id) : undefined;
    const range = own ? ` (${rangeDoubled(own.range) ?? own.range})` : '';
    note(draft, 'effect', { actorId, name: `${shaper.used.name}${range}` });
  };
  return {
    step,
    raise: chosenTo(shapers, 'raiseLevel') ? 1 : 0,
    silent: chosenTo(shapers, 'silence') !== undefined,
    spared: [
      ...(makesOwnSave(step.paidBy) ? [actorId] : []),
      ...shapers.flatMap((each) => (shapingOf(each)?.does === 'spare' ? each.targetIds : [])),
    ],
    hindered: shapers.flatMap((each) => (shapingOf(each)?.does === 'hinderSave' ? meant(each, step) : [])),
    pay: () => {
      const now = shapers.filter((each) => !onDice.includes(shapingOf(each)?.does ?? 'silence'));
      // The dearest comes first: it is the one that may be free.
      for (const each of now.toSorted((one, other) => costOf(other) - costOf(one))) spend(each);
      if (used.kind !== 'spell' || draft.combat.active !== actorId) return;
      if (chosenTo(shapers, 'hasten')) keep(draft, hastened(actorId));
      if (used.level > 0) keep(draft, cast(actorId));
    },
    damage: (roll) => {
      if (wide) return roll((sides) => sides);
      if (!dice || !mayRoll) return roll(draft.dice);
      const { rolled, isUsed } = rolledAgain(draft, actorId, dice, roll);
      mayRoll = !isUsed;
      return rolled;
    },
    again: (missed) => {
      const shaper = chosenTo(shapers, 'rollAttackAgain');
      if (!shaper || !mayRetry) return false;
      mayRetry = false;
      payFor(draft, actorId, shaper);
      note(draft, 'effect', { actorId, name: shaper.used.name, rolls: [missed] });
      return true;
    },
    finish: () => {
      const longer = chosenTo(shapers, 'lastLonger');
      if (longer && used.concentration && find(draft, actorId).concentration === used.name) {
        const origin = originOf(actorId, longer.used, { toHit: 0, dc: 1, values: {}, slot: 0, tier: 1 });
        const kept = { bearer: 'self', changes: [{ on: 'concentration', mode: 'advantage' }] } as const;
        startOwnEffects(draft, [{ ...kept, changes: [...kept.changes] }], { ...origin, duration: used.duration, concentration: true });
      }
      if (wide) strikeBack(draft, step, wide);
    },
  };
}
