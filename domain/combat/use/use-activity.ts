import { concentrate } from '#domain/combat/effects/apply-condition.ts';
import { endEffects, endEffectsBy, keepUp } from '#domain/combat/effects/active-effects.ts';
import { gainMade } from './items/gain-item.ts';
import { checkWeapons } from './items/lay-on-weapon.ts';
import { checkForms } from '#domain/combat/shape/choose-form.ts';
import { callThem, checkCall } from './call.ts';
import { damageLeft } from '#domain/combat/effects/standing-changes.ts';
import { standOf } from '#domain/combat/effects/placed.ts';
import { besideFeet } from '#domain/combat/place/reach.ts';
import { checkDistances } from './distances.ts';
import { answerHurt, findActing, halved, rollToHit, finishAttack } from '#domain/combat/effects/attack.ts';
import type { DamageAmount } from '#domain/combat/effects/damage-amount.ts';
import { applyDamage, die, heal } from '#domain/combat/effects/damage.ts';
import { isForbidden } from '#domain/combat/effects/effect-modifiers.ts';
import { askSaves } from '#domain/combat/effects/save-roll.ts';
import type { Combatant } from '#domain/combat/state.ts';
import { spellOf } from '#domain/homebrew/own-spells.ts';
import { barsSpell, castingBarOf } from '#domain/rules/casting-bar.ts';
import { CombatRefusal, find, findLiving, note } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import { refuseCombat } from '#domain/combat/refusals.ts';
import type { CombatStepNamed } from '#domain/combat/step.ts';
import { isOnlyAsked } from '#domain/rules/activity/own-turn.ts';
import type { LastingEffect } from '#domain/rules/activity/effect.ts';
import { reckonFormula } from '#domain/rules/activity/reckon.ts';
import { castingOf, slotOf } from './caster.ts';
import { chosenEffects, targetsOf } from './choose-targets.ts';
import { isLaterUse } from './spell-in-use.ts';
import { takeTime } from './pay.ts';
import { beginUse } from './paying/begin-use.ts';
import { lendAction } from '#domain/combat/effects/lent-action.ts';
import { exchangeInitiative } from '#domain/combat/exchange-initiative.ts';
import { follow, followerKey, remember } from '#domain/combat/follow/happened.ts';
import { pushAway } from './push-away.ts';
import { rollChecks } from './roll-checks.ts';
import { goingOn, originOf } from './origin.ts';
import { notSaving, plannedSave, saveOf } from './target-save.ts';
import { cure, healTargets } from './heal-targets.ts';
import { noteRolls } from './one-use.ts';
import type { ActivityOf, OneUse } from './one-use.ts';
import { strikeEachOnce } from './turn/struck.ts';
import { regain } from './regain.ts';
import { attackOfFeature } from './attack-of-feature.ts';
import { giftsOf, isGranted, isPotentCantrip } from './spell-traits.ts';
import { shapedBy } from './shaping/shapers.ts';
import { rollAmount } from './roll-amounts.ts';
import { spellNumbers } from './spell-numbers.ts';
import { rollDamage } from '#domain/combat/effects/roll-damage-parts.ts';
import { damageNow } from '#domain/rules/activity/damage-parts.ts';
import type { DamagePart } from '#domain/rules/activity/damage-parts.ts';
import { withGifts } from '#domain/srd/spells/spell-gifts.ts';
import type { RolledDamage } from './roll-amounts.ts';
import { startEffects, startMark, startOwnEffects } from './start-effects.ts';

type Step = CombatStepNamed<'useActivity'>;

/** Uses something because somebody says so: not what is chosen with a spell, nor what is offered when it can help. */
export function useByChoice(draft: Draft, step: Step): void {
  const { used } = step;
  if (used.activity.activation?.cast) throw new CombatRefusal(refuseCombat('comesWithSpell', { feature: used.name }));
  if (used.kind === 'feature' && isOnlyAsked(used.activity))
    throw new CombatRefusal(refuseCombat('offeredByItself', { feature: used.name }));
  if (used.kind === 'feature' && used.activity.activation?.rest)
    throw new CombatRefusal(refuseCombat('comesWithRest', { feature: used.name }));
  useActivity(draft, step);
}

/** Refuses a spell that an effect keeps its caster from; what was cast before goes on. */
function checkCasting(actor: Combatant, spell: string): void {
  const bar = castingBarOf(actor.activeEffects);
  if (bar && barsSpell(bar, spellOf(actor, spell)))
    throw new CombatRefusal(refuseCombat(bar.costlyOnly ? 'cannotCastCostly' : 'cannotCast', { name: actor.name, effect: bar.effect }));
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
  const actor = findActing(draft, actorId);
  if (mayTeleport(used.activity) && isForbidden(actor, 'teleport'))
    throw new CombatRefusal(refuseCombat('cannotTeleport', { name: actor.name }));
  const later = isLaterUse(used);
  if (isSpell && !later) checkCasting(actor, used.id);
  const active = later ? goingOn(find(draft, actorId), draft.combat, used) : null;
  if (later && active === null) throw new CombatRefusal(refuseCombat('isNotActive', { spell: used.name }));
  const casting = castingOf(actor, used, active?.slot ?? slotOf(used, step) + shaped.raise, granted);
  const effects = chosenEffects(step, casting.slot);
  checkCall(step);
  const targetIds = targetsOf(step, casting);
  for (const id of targetIds) findLiving(draft, id);
  checkDistances(draft, step, given, targetIds);
  const [own, others] = [effects.filter(({ bearer }) => bearer === 'self'), effects.filter(({ bearer }) => bearer !== 'self')];
  checkForms(draft, own, [actorId], step.choice);
  checkForms(draft, others, targetIds, step.choice);
  const laying = { actorId, choice: step.choice, name: used.name };
  checkWeapons(draft, own, [actorId], laying);
  checkWeapons(draft, others, targetIds, laying);
  follow(draft, actorId, used, targetIds);
  takeTime(draft, actorId, used);
  if (!beginUse(draft, { step, used, later, slot: casting.slot, shaped })) return;
  if (isSpell) endEffectsBy(draft, actorId, 'casting');
  if (used.concentration && !later) concentrate(draft, actorId, used.name);
  const origin = { ...originOf(actorId, used, casting, step.choice), ...active?.time };
  if (!later && used.goesOn) startMark(draft, origin, isSpell ? casting.slot : null);
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
  gainMade(draft, actorId, used.activity.makes ?? []);
  cure(use, used.activity);
  if (used.activity.endsOwn === true) endOwn(use);
  if (used.activity.kind !== 'save') pushAway(draft, actorId, targetIds, used.activity);
  if (used.activity.swapsInitiative === true) exchangeInitiative(draft, actorId, targetIds);
  for (const action of used.activity.takes ?? []) lendAction(draft, actorId, action);
  if (!later) rememberUse(use);
  shaped.finish();
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

/** Ends what its feature or spell has left on its targets, and on whoever uses it. */
function endOwn({ draft, step: { actorId, used }, targetIds }: OneUse): void {
  for (const id of new Set([actorId, ...targetIds])) {
    endEffects(draft, id, ({ from, source }) => from === actorId && source.id === used.id);
  }
}

function carryOut(use: OneUse): void {
  const { activity } = use.step.used;
  if (activity.kind === 'attack') return attackEach(use, activity);
  if (activity.kind === 'save') return saveAll(use, activity);
  if (activity.kind === 'damage') return damageEach(use, activity);
  if (activity.kind === 'heal') healTargets(use, activity);
  if (activity.kind === 'summon') callThem(use, activity);
  if (activity.kind === 'check') rollChecks(use, activity);
  if (activity.kind === 'utility' && activity.roll) rollForTable(use, activity.roll);
  for (const id of new Set(use.targetIds)) startEffects(use.draft, id, use.effects, use.origin);
  startOwnEffects(use.draft, use.effects, use.origin);
}

const after = (effects: readonly LastingEffect[], usual: string, when: readonly string[]) =>
  effects.filter((each) => when.includes(each.after ?? usual));

/** Rolls the damage of the activity with the numbers of this use. */
function rollDamageOf(use: OneUse, parts: readonly DamagePart[], critical = false): RolledDamage {
  const { draft, step, casting, label, gifts, shaped } = use;
  if (parts.length === 0) return { damageRolls: [], rolls: [] };
  const { damage, left } = withGifts(damageNow(parts, casting, step.used.level, step.damageType), gifts);
  use.gifts = left;
  return shaped.damage((dice) => rollDamage({ ...draft, dice }, damage, label, critical));
}

/** Damage without an attack: it is told as it fell, and then it is as others leave it who see it. */
function announcedDamage(use: OneUse, { damageRolls, rolls }: RolledDamage): readonly DamageAmount[] {
  const { draft, step } = use;
  if (rolls.length > 0) noteRolls(use, rolls);
  if (!draft.reactions || damageRolls.length === 0) return damageRolls;
  return draft.reactions.toDealing(draft, step.actorId, step.used.name, damageRolls);
}

function attackEach(use: OneUse, activity: ActivityOf<'attack'>): void {
  const { draft, step, casting, label, effects, origin } = use;
  const ranged = activity.attack.form === 'ranged';
  if (attackOfFeature(draft, step, activity, use.targetIds)) return;
  for (const targetId of use.targetIds) {
    const [attacker, target] = [find(draft, step.actorId), find(draft, targetId)];
    if (target.dead) continue;
    const stand = standOf(draft, attacker.id, targetId);
    const close = stand ? stand.feet <= besideFeet : (step.close ?? !ranged);
    const { with: kind, ability } = activity.attack;
    const castIn = attacker.slotCasting && step.used.kind === 'spell' ? spellNumbers(attacker.slotCasting, step.used.id).class : undefined;
    const form = { ranged: ranged || !close, spell: step.used.kind === 'spell', ability, unarmed: kind === 'unarmed', castIn };
    const toHit = activity.attack.bonus ?? casting.toHit;
    const types = (activity.damage ?? []).flatMap((part) => part.types.slice(0, 1));
    const setup = { attacker, target, name: step.used.name, toHit, close, form, types, again: use.shaped.again };
    const { roll, advantage, hit, critical, lessen } = rollToHit(draft, setup, step);
    const { damageRolls, rolls } = rollDamageOf(use, hit || isPotentCantrip(attacker, step.used) ? (activity.damage ?? []) : [], critical);
    const outcome = critical ? 'critical' : hit ? 'hit' : 'miss';
    note(draft, 'attack', { actorId: attacker.id, targetId, name: step.used.name, outcome, rolls: [roll, ...rolls] });
    const open = kind === 'unarmed' ? { open: { riders: [], advantage } } : {};
    const made = { attackerId: attacker.id, targetId, hit, critical, damageRolls, form, label, lessen };
    finishAttack(draft, { ...made, what: step.used.id, ...open });
    if (hit && activity.drains === true) drain(draft, attacker.id, targetId);
    if (!hit) {
      if (damageRolls.length > 0) applyDamage(draft, { actorId: attacker.id, targetId, damageRolls: halved(damageRolls), critical: false });
      startEffects(draft, targetId, after(effects, 'hit', ['miss', 'use']), origin);
      continue;
    }
    startEffects(draft, targetId, after(effects, 'hit', ['hit', 'use', 'damage', ...(critical ? ['criticalHit'] : [])]), origin);
    startOwnEffects(draft, after(effects, 'hit', ['hit', 'use']), origin);
    if (activity.save) saveOf(use, targetId, activity.save);
  }
}

/** Half of what an attack dealt goes to whoever made it, as hit points. */
function drain(draft: Draft, attackerId: string, targetId: string): void {
  const dealt = draft.events.findLast((event) => event.kind === 'damage' && event.targetId === targetId)?.amount ?? 0;
  heal(draft, attackerId, Math.floor(dealt / 2));
}

function saveAll(use: OneUse, activity: ActivityOf<'save'>): void {
  const { draft, step, effects, origin } = use;
  if (activity.oncePerTarget) strikeEachOnce(draft, { from: step.actorId, source: origin.source, name: step.used.name }, use.targetIds);
  if (use.targetIds.some((id) => id !== step.actorId)) keepUp(draft, step.actorId);
  const damageRolls = announcedDamage(use, rollDamageOf(use, activity.damage ?? []));
  const { onSave } = activity.save;
  const isWilling = (id: string) => activity.save.spares === 'willing' && find(draft, id).side === find(draft, step.actorId).side;
  const saving = [...new Set(use.targetIds)].filter((id) => !isWilling(id) && !use.shaped.spared.includes(id));
  const asked = askSaves(
    draft,
    saving.map((id) => plannedSave(use, id, activity.save)),
  );
  for (const targetId of use.targetIds) {
    const before = find(draft, targetId);
    const { made, failed } = isWilling(targetId) ? notSaving(use, targetId, activity.save) : saveOf(use, targetId, activity.save, asked);
    if (!made) use.failed.push(targetId);
    const potent = isPotentCantrip(find(draft, step.actorId), step.used);
    const left = damageLeft(find(draft, targetId), { ability: failed.ability, onSave: potent ? 'half' : onSave, made });
    const taken = left === 'none' || use.shaped.spared.includes(targetId) ? [] : left === 'half' ? halved(damageRolls) : damageRolls;
    if (taken.length > 0) applyDamage(draft, { actorId: step.actorId, targetId, damageRolls: taken, critical: false });
    answerHurt(draft, step.actorId, targetId, before);
    const started = after(effects, 'failedSave', made ? ['use', 'madeSave'] : ['use', 'failedSave', 'damage']);
    startEffects(draft, targetId, started, { ...origin, save: failed });
    if (!made) pushAway(draft, step.actorId, [targetId], activity);
  }
  startOwnEffects(draft, effects, origin);
}

function damageEach(use: OneUse, activity: ActivityOf<'damage'>): void {
  const { draft, step, effects, origin } = use;
  for (const targetId of use.targetIds) {
    if (find(draft, targetId).dead) continue;
    if (find(draft, targetId).hitPoints <= (activity.slays ?? -1)) {
      die(draft, targetId);
      continue;
    }
    const damageRolls = announcedDamage(use, rollDamageOf(use, activity.damage));
    if (damageRolls.length > 0) {
      const before = find(draft, targetId);
      // What goes with another way ends nothing of what that one began.
      const spares = activity.goesWith?.split('.')[0];
      applyDamage(draft, { actorId: step.actorId, targetId, damageRolls, critical: false, ...(spares !== undefined && { spares }) });
      answerHurt(draft, step.actorId, targetId, before);
    }
    startEffects(draft, targetId, effects, origin);
  }
  startOwnEffects(draft, effects, origin);
}

/** Rolls a die that the table counts, such as one that is added to a check. */
function rollForTable(use: OneUse, { formula, label: what }: NonNullable<ActivityOf<'utility'>['roll']>): void {
  const { draft, casting, label } = use;
  const reckoned = reckonFormula(formula, casting.values);
  if (reckoned === null) return;
  const { roll } = rollAmount(draft, reckoned, `${label}, ${what}`);
  noteRolls(use, [roll], true);
}
