import { concentrate } from '#domain/combat/effects/apply-condition.ts';
import { fits } from '#domain/combat/effects/effect-modifiers.ts';
import type { AttackForm } from '#domain/combat/effects/effect-modifiers.ts';
import type { RolledHit, Riding } from '#domain/combat/effects/attack.ts';
import { rollSave } from '#domain/combat/effects/save-roll.ts';
import { CombatRefusal, find, note } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import { allyAgainst } from '#domain/combat/effects/placed.ts';
import { refuseCombat } from '#domain/combat/refusals.ts';
import type { CombatStepNamed } from '#domain/combat/step.ts';
import { weighed, withoutHelp } from '#domain/dice/reasons.ts';
import type { Reasons } from '#domain/dice/reasons.ts';
import { castingOf, payForSpell, slotOf } from './caster.ts';
import type { Casting } from './caster.ts';
import { originOf } from './origin.ts';
import { payForFeature, takeTime } from './pay.ts';
import { rollParts } from './roll-amounts.ts';
import type { RolledDamage } from './roll-amounts.ts';
import { saveTerms } from './target-save.ts';
import { followerKey, remember } from '#domain/combat/follow/happened.ts';
import { pushAway } from './push-away.ts';
import { refuseByRoll } from './hit/after-hit.ts';
import type { Rolled } from './hit/after-hit.ts';
import { startEffects, startOwnEffects } from './start-effects.ts';
import type { Rider } from './used-activity.ts';

/** What of an attack says what goes with its hit. */
type Step = Pick<CombatStepNamed<'attack'>, 'actorId' | 'targetId' | 'cover' | 'riders'>;

/** The attack that something goes with: its kind, and how it is rolled. */
interface Attacking {
  form: AttackForm;
  rolled: Rolled;
}

function payFor(draft: Draft, actorId: string, rider: Rider): void {
  const { used, slot } = rider;
  takeTime(draft, actorId, used);
  if (used.kind === 'spell') payForSpell(draft, actorId, used, rider);
  else payForFeature(draft, actorId, used, { slot, amount: 1 });
}

/** Whether somebody is under all of these effects. */
function isUnder(draft: Draft, id: string, names: readonly string[] = []): boolean {
  const { activeEffects } = find(draft, id);
  return names.every((name) => activeEffects.some((each) => each.name === name));
}

/** Whether what something goes along with was chosen, too. */
function goesAlong(riders: readonly Rider[], id: string | undefined): boolean {
  return id === undefined || riders.some(({ used }) => used.id === id && used.activity.activation?.hit?.along === undefined);
}

/** Whether no more goes along with something than may. */
function isFew({ used }: Rider, riders: readonly Rider[]): boolean {
  const most = used.activity.activation?.hit?.most;
  const along = riders.filter((each) => each.used.activity.activation?.hit?.along === used.id).length;
  const level = Number(used.numbers?.values['level'] ?? 1);
  return most === undefined || along <= (most.findLast(([from]) => from <= level)?.[1] ?? 0);
}

/** A formula without the dice that go into what was chosen along with it: a trip takes one die of Sneak Attack. */
function lessened(formula: string, { id }: Rider['used'], riders: readonly Rider[]): string {
  const hits = riders.flatMap(({ used }) => used.activity.activation?.hit ?? []);
  return hits.reduce((left, { along, lessens }) => (along === id && lessens !== undefined ? `${left}-${lessens}` : left), formula);
}

/** Refuses what does not go with this attack, what is named twice, and what is not there or not left, before any die falls. */
function check(draft: Draft, { actorId, riders }: Step, { form, rolled }: Attacking): void {
  // Nothing is spent on a miss, so that it is tried on a copy first.
  const trial: Draft = { ...draft, events: [] };
  for (const [place, rider] of riders.entries()) {
    const { activity, id, name: feature } = rider.used;
    const isTwice = riders.findIndex(({ used }) => used.id === id && used.name === feature) !== place;
    const hit = activity.activation?.hit;
    const isSecondMastery =
      activity.mastery !== undefined && riders.findIndex((each) => each.used.activity.mastery !== undefined) !== place;
    const isReady =
      hit !== undefined &&
      fits(hit.with, form) &&
      isUnder(draft, actorId, hit.under) &&
      goesAlong(riders, hit.along) &&
      isFew(rider, riders);
    if (isTwice || isSecondMastery || !isReady) throw new CombatRefusal(refuseCombat('cannotRide', { feature }));
    const refused = refuseByRoll(rolled, rider.used, rider.ally === true);
    if (refused !== null) throw new CombatRefusal(refused);
    castingOf(find(draft, actorId), rider.used, slotOf(rider.used, rider));
    payFor(trial, actorId, rider);
  }
}

function damageOf(
  draft: Draft,
  { actorId, riders }: Step,
  rider: Rider,
  type: RolledDamage['damageRolls'][number]['type'],
  critical: boolean,
): RolledDamage {
  const { used, damageType } = rider;
  const actor = find(draft, actorId);
  const parts = 'damage' in used.activity && used.activity.kind === 'damage' ? used.activity.damage : [];
  const own = parts.map((part) => ({ ...part, formula: lessened(part.formula, used, riders) }));
  const typed = own.map((part) => (part.sameType === true && type !== null ? { ...part, types: [type] } : part));
  const label = `${actor.name}: ${used.name}`;
  return rollParts(draft, typed, { casting: castingOf(actor, used, slotOf(used, rider)), level: used.level, label, critical, damageType });
}

/** The save that a rider asks for, and the effects that it leaves. */
function finishRider(draft: Draft, { actorId, targetId, cover }: Step, rider: Rider, casting: Casting, critical: boolean): void {
  const { used, choice } = rider;
  const { activity } = used;
  remember(draft, { by: actorId, kind: 'used', what: followerKey(used.id, activity), takes: null, targetId: null, critical: false });
  if (used.concentration) concentrate(draft, actorId, used.name);
  const origin = originOf(actorId, used, casting);
  const save = activity.kind === 'save' && !find(draft, targetId).dead ? saveTerms(draft, targetId, activity.save, casting) : null;
  const conditions = (activity.effects ?? []).flatMap((each) => each.conditions ?? []);
  const made = save !== null && rollSave(draft, { targetId, ...save, cover, cause: used.name, byId: actorId, conditions });
  const moments = ['use', 'hit', ...(critical ? ['criticalHit'] : []), ...(save === null ? [] : [made ? 'madeSave' : 'failedSave'])];
  const usual = activity.kind === 'save' ? 'failedSave' : 'hit';
  const effects = (activity.effects ?? [])
    .filter((each) => moments.includes(each.after ?? usual))
    .filter((each) => each.choice === undefined || each.name === choice);
  if (save === null || !made) pushAway(draft, actorId, [targetId], activity);
  startEffects(draft, targetId, effects, { ...origin, save });
  startOwnEffects(draft, effects, origin);
}

/** Whether something comes about with what the d20 shows: some of it only where that is high enough. */
function comesAbout({ used }: Rider, { natural }: RolledHit): boolean {
  return natural >= (used.activity.activation?.hit?.natural ?? 1);
}

const givingUp = (riders: readonly Rider[]) => riders.find(({ used }) => used.activity.activation?.hit?.withoutAdvantage === true);
const givesUpAdvantage = (riders: readonly Rider[]) => givingUp(riders) !== undefined;

/**
 * What was chosen to go with an attack that is still to be rolled: what gives up its advantage is decided before anything that needs some.
 * Refuses to give up what is not there, or goes together with disadvantage (SRD 5.2.1, Brutal Strike).
 */
export function ridersBeforeRoll(draft: Draft, step: Step, form: AttackForm, reasons: Reasons): Riding {
  const [attacker, target] = [find(draft, step.actorId), find(draft, step.targetId)];
  const giving = givingUp(step.riders);
  if (giving && weighed(reasons) !== 'advantage') throw new CombatRefusal(refuseCombat('givesUpAdvantage', { feature: giving.used.name }));
  const advantage = weighed(givesUpAdvantage(step.riders) ? withoutHelp(reasons) : reasons);
  return ridersOf(draft, step, { form, rolled: { advantage, ...allyAgainst(draft, attacker, target) } });
}

/** What was chosen to go with a hit. It is paid for when the attack hits, and not when it misses. Its dice are told with the attack, or beside it. */
export function ridersOf(draft: Draft, step: Step, attacking: Attacking, showsDice = false): Riding {
  check(draft, step, attacking);
  const castings = new Map<Rider, Casting>();
  const notes: (() => void)[] = [];
  return {
    withoutAdvantage: givesUpAdvantage(step.riders),
    names: step.riders.map(({ used }) => used.name),
    rollsTwice: step.riders.some(({ used }) => used.activity.rerolls?.what === 'weaponDamage'),
    mastery: step.riders.flatMap(({ used }) => used.activity.mastery ?? [])[0] ?? null,
    withDamage: (own, rolled) =>
      step.riders
        .filter((rider) => comesAbout(rider, rolled))
        .reduce((before, rider) => {
          const slot = slotOf(rider.used, rider);
          castings.set(rider, castingOf(find(draft, step.actorId), rider.used, slot));
          payFor(draft, step.actorId, rider);
          const isSpell = rider.used.kind === 'spell';
          const more = damageOf(draft, step, rider, own.damageRolls[0]?.type ?? null, rolled.critical);
          const shown = showsDice ? { rolls: more.rolls.filter(({ faces }) => faces.length > 0) } : {};
          notes.push(() =>
            note(draft, isSpell ? 'cast' : 'effect', { actorId: step.actorId, name: rider.used.name, amount: slot, ...shown }),
          );
          return { damageRolls: [...before.damageRolls, ...more.damageRolls], rolls: [...before.rolls, ...more.rolls] };
        }, own),
    tell: () => notes.splice(0).forEach((each) => each()),
    finish: (critical) => {
      for (const [rider, casting] of castings) finishRider(draft, step, rider, casting, critical);
    },
  };
}
