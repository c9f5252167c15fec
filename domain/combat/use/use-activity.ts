import { concentrate } from '#domain/combat/effects/apply-condition.ts';
import { endEffects, endEffectsBy, keepUp } from '#domain/combat/effects/active-effects.ts';
import { gainMade } from './items/gain-item.ts';
import { checkWeapons } from './items/lay-on-weapon.ts';
import { checkForms } from '#domain/combat/shape/choose-form.ts';
import { checkCall } from './call.ts';
import { dispel } from './doing/dispel.ts';
import { checkDistances } from './distances.ts';
import { findActing } from '#domain/combat/effects/attack.ts';
import { readiedSpellOf } from '#domain/combat/effects/ready.ts';
import { thoseHere } from '#domain/combat/effects/features/away.ts';
import { pastWards } from '#domain/combat/effects/features/ward.ts';
import { stabilize } from '#domain/combat/effects/damage.ts';
import { isForbidden } from '#domain/combat/effects/effect-modifiers.ts';
import { CombatRefusal, find } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import { refuseCombat } from '#domain/combat/refusals.ts';
import type { CombatStepNamed } from '#domain/combat/step.ts';
import type { LastingEffect } from '#domain/rules/activity/effect.ts';
import { revives } from '#domain/rules/activity/targeting.ts';
import { isOnlyAsked } from '#domain/rules/activity/own-turn.ts';
import { checkCasting } from './paying/check-casting.ts';
import { castingOf, slotOf } from './caster.ts';
import { chosenEffects, targetsOf } from './choose-targets.ts';
import { isLaterUse } from './spell-in-use.ts';
import { checkOnce, takeTime } from './pay.ts';
import { carryOut } from './doing/carry-out.ts';
import { checkBearers, onItsKinds } from './doing/check-kinds.ts';
import { beginUse } from './paying/begin-use.ts';
import { lendAction } from '#domain/combat/effects/lent-action.ts';
import { exchangeInitiative } from '#domain/combat/exchange-initiative.ts';
import { follow, followerKey, remember } from '#domain/combat/follow/happened.ts';
import { pushAway } from './push-away.ts';
import { goingOn, originOf } from './origin.ts';
import { cure } from './heal-targets.ts';
import type { OneUse } from './one-use.ts';
import { layArea } from './areas/lay-area.ts';
import { raisePanels } from './areas/panels.ts';
import { regain } from './regain.ts';
import { giftsOf, isGranted } from './spell-traits.ts';
import { shapedBy } from './shaping/shapers.ts';
import { startMark } from './start-effects.ts';

type Step = CombatStepNamed<'useActivity'>;

/** Uses something because somebody says so: not what is chosen with a spell, nor what is offered when it can help. */
export function useByChoice(draft: Draft, step: Step): void {
  const { used } = step;
  if (used.activity.activation?.cast) throw new CombatRefusal(refuseCombat('comesWithSpell', { feature: used.name }));
  if (used.activity.activation?.byItself === true) throw new CombatRefusal(refuseCombat('comesByItself', { feature: used.name }));
  if (used.kind === 'feature' && isOnlyAsked(used.activity))
    throw new CombatRefusal(refuseCombat('offeredByItself', { feature: used.name }));
  if (used.kind === 'feature' && used.activity.activation?.rest)
    throw new CombatRefusal(refuseCombat('comesWithRest', { feature: used.name }));
  useActivity(draft, onItsKinds(draft, asReadied(draft, step)));
}

/** A spell that is let go after it was readied: it was paid for then, at the level of its slot. */
function asReadied(draft: Draft, step: Step): Step {
  const { actorId, used } = step;
  if (draft.combat.active === actorId || used.kind !== 'spell' || used.item !== undefined || isLaterUse(used)) return step;
  const held = readiedSpellOf(find(draft, actorId));
  return held?.name === used.name ? { ...step, slot: held.slot, paidBy: undefined, used: { ...used, readied: true } } : step;
}

/**
 * Uses one activity of a spell, feature or power on its targets: pays what it takes and the time of the turn, rolls what it rolls,
 * and leaves what lasts. Refuses who cannot act or cast, what is not prepared, not there or not left, and targets that it does not
 * reach; what is refused spends nothing.
 */
export function useActivity(draft: Draft, given: Step): void {
  const shaped = shapedBy(draft, given);
  const { step } = shaped;
  const { actorId } = step;
  const granted = step.used.kind === 'spell' && isGranted(find(draft, actorId), step.used.id, step.paidBy);
  const used = granted ? { ...step.used, takes: 'action' as const } : step.used;
  const isSpell = used.kind === 'spell';
  const actor = findActing(draft, actorId, used.takes);
  if (mayTeleport(used.activity) && isForbidden(actor, 'teleport'))
    throw new CombatRefusal(refuseCombat('cannotTeleport', { name: actor.name }));
  const later = isLaterUse(used);
  if (isSpell && !later) checkCasting(actor, used.id);
  const active = later ? goingOn(find(draft, actorId), draft.combat, used) : null;
  if (later && active === null) throw new CombatRefusal(refuseCombat('isNotActive', { spell: used.name }));
  if (later) checkBearers(draft, { ...step, used });
  const casting = castingOf(actor, used, active?.slot ?? slotOf(used, step) + shaped.raise, granted);
  const effects = chosenEffects(step, casting.slot);
  checkCall(step);
  const named = targetsOf(step, casting);
  const here = revives(used.activity) ? named : thoseHere(draft, named);
  checkDistances(draft, step, given, here);
  const targetIds = isWardable(used) ? pastWards(draft, actorId, here) : here;
  if (targetIds === null) return;
  checkBearing(draft, step, effects, targetIds);
  if (used.activity.activation?.follows) checkOnce(draft, actorId, used);
  follow(draft, actorId, used, targetIds);
  takeTime(draft, actorId, used);
  if (!beginUse(draft, { step, used, later, slot: casting.slot, shaped })) return;
  if (isSpell) endEffectsBy(draft, actorId, 'casting');
  if (used.concentration && !later) concentrate(draft, actorId, used.name);
  const origin = { ...originOf(actorId, used, casting, step), ...active?.time };
  if (!later && used.goesOn) startMark(draft, origin, isSpell ? casting.slot : null);
  if (!later) layArea(draft, step, casting.slot, targetIds);
  if (!later) raisePanels(draft, step);
  if (later && !isSpell) keepUp(draft, actorId, used.id);
  regain(draft, actorId, used, casting.values, step.choice);
  const use: OneUse = {
    draft,
    step,
    casting,
    targetIds,
    effects,
    origin,
    label: `${actor.name}: ${used.name}`,
    gifts: giftsOf(actor, used),
    failed: [],
    shaped,
  };
  carryOut(use);
  if (isSpell && !later) keepTime(use);
  gainMade(draft, actorId, used.activity.makes ?? []);
  mend(use, used.activity);
  if (used.activity.endsOwn === true) endOwn(use);
  if (used.activity.kind !== 'save') pushAway(draft, actorId, targetIds, used.activity);
  if (used.activity.swapsInitiative === true) exchangeInitiative(draft, actorId, targetIds);
  for (const action of used.activity.takes ?? []) lendAction(draft, actorId, action);
  if (!later) rememberUse(use);
  shaped.finish();
}

/** Refuses forms and weapons that do not fit those who are to bear effects. */
function checkBearing(
  draft: Draft,
  { actorId, choice, used }: Step,
  effects: readonly LastingEffect[],
  targetIds: readonly string[],
): void {
  const [own, others] = [effects.filter(({ bearer }) => bearer === 'self'), effects.filter(({ bearer }) => bearer !== 'self')];
  const laying = { actorId, choice, name: used.name };
  for (const [laid, bearers] of [
    [own, [actorId]],
    [others, targetIds],
  ] as const) {
    checkForms(draft, laid, bearers, choice);
    checkWeapons(draft, laid, bearers, laying);
  }
}

/** Whether a ward guards against something: an attack roll, or damage that strikes no area. */
function isWardable({ activity }: Step['used']): boolean {
  const { kind, targets } = activity;
  if (kind === 'attack') return true;
  return (kind === 'damage' || (kind === 'save' && activity.damage !== undefined)) && targets?.area === undefined;
}

/** Whoever concentrates on a spell of which nothing lies on themselves bears its mark all the same: with its time their concentration is over. */
function keepTime({ draft, step: { actorId, used }, casting, origin }: OneUse): void {
  const { concentration, activeEffects } = find(draft, actorId);
  const bears = activeEffects.some(({ held, from, source }) => held && from === actorId && source.id === used.id);
  if (!used.concentration || concentration !== used.name || bears) return;
  const begun = draft.events.length;
  startMark(draft, origin, casting.slot);
  // That the spell is cast says that it begins.
  draft.events.splice(begun);
}

/** Ends the conditions and spells that an activity ends, and makes stable whom it makes stable. */
function mend(use: OneUse, activity: OneUse['step']['used']['activity']): void {
  cure(use, activity);
  dispel(use, activity);
  if (activity.stabilizes) for (const id of use.targetIds) stabilize(use.draft, id);
}

/** Notes that something was used: what of the turn it took decides what may follow it. */
function rememberUse({ draft, step: { actorId: by, used }, failed }: OneUse): void {
  const { id, activity, takes } = used;
  const saves = activity.kind === 'save' ? { failed } : {};
  const time = takes === 'action' || takes === 'bonusAction' ? takes : null;
  remember(draft, { by, kind: 'used', what: followerKey(id, activity), takes: time, targetId: null, critical: false, ...saves });
}

/** Whether something lets somebody teleport. */
const mayTeleport = ({ effects = [], teleports }: Step['used']['activity']) =>
  teleports !== undefined || effects.some(({ changes = [] }) => changes.some((each) => each.on === 'movement' && each.teleports === true));

/** Ends what its feature or spell has left on its targets, and on whoever uses it; a save that deals no damage ends it on those who made it. */
function endOwn({ draft, step: { actorId, used }, targetIds, failed }: OneUse): void {
  const isOnlySaved = used.activity.kind === 'save' && used.activity.damage === undefined;
  const freed = isOnlySaved ? targetIds.filter((id) => !failed.includes(id)) : [actorId, ...targetIds];
  for (const id of new Set(freed)) {
    endEffects(draft, id, ({ from, source }) => from === actorId && source.id === used.id);
  }
}
