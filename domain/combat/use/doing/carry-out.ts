import { keepUp } from '#domain/combat/effects/active-effects.ts';
import { callThem } from '#domain/combat/use/call.ts';
import { damageLeft } from '#domain/combat/effects/standing-changes.ts';
import { standOf } from '#domain/combat/effects/placed.ts';
import { besideFeet } from '#domain/combat/place/reach.ts';
import { answerHurt, halved, rollToHit, finishAttack } from '#domain/combat/effects/attack.ts';
import type { DamageAmount } from '#domain/combat/effects/damage-amount.ts';
import { applyDamage, die, heal } from '#domain/combat/effects/damage.ts';
import { askSaves } from '#domain/combat/effects/save-roll.ts';
import { find, note } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import type { LastingEffect } from '#domain/rules/activity/effect.ts';
import { reckonTableRoll } from '#domain/rules/activity/reckon.ts';
import { pushAway } from '#domain/combat/use/push-away.ts';
import { rollChecks } from '#domain/combat/use/roll-checks.ts';
import { makesByNature, notSaving, plannedSave, saveOf } from '#domain/combat/use/target-save.ts';
import { healTargets } from '#domain/combat/use/heal-targets.ts';
import { noteRolls } from '#domain/combat/use/one-use.ts';
import type { ActivityOf, OneUse } from '#domain/combat/use/one-use.ts';
import { strikeEachOnce } from '#domain/combat/use/turn/struck.ts';
import { attackOfFeature } from '#domain/combat/use/attack-of-feature.ts';
import { isPotentCantrip } from '#domain/combat/use/spell-traits.ts';
import { rollAmount } from '#domain/combat/use/roll-amounts.ts';
import { spellNumbers } from '#domain/combat/use/spell-numbers.ts';
import { rollDamage } from '#domain/combat/effects/roll-damage-parts.ts';
import { damageNow } from '#domain/rules/activity/damage-parts.ts';
import type { DamagePart } from '#domain/rules/activity/damage-parts.ts';
import { withGifts } from '#domain/srd/spells/spell-gifts.ts';
import type { RolledDamage } from '#domain/combat/use/roll-amounts.ts';
import { startEffects, startOwnEffects } from '#domain/combat/use/start-effects.ts';

/** Carries out what something does on its targets, with the numbers of this use: it rolls, hurts, heals and leaves what lasts. */
export function carryOut(use: OneUse): void {
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
  if (attackOfFeature(draft, step, activity, use)) return;
  const types = (activity.damage ?? []).flatMap((part) => part.types[0] ?? []);
  for (const targetId of use.targetIds) {
    const [attacker, target] = [find(draft, step.actorId), find(draft, targetId)];
    if (target.dead) continue;
    const stand = standOf(draft, attacker.id, targetId);
    const close = stand ? stand.feet <= besideFeet : (step.close ?? !ranged);
    const { with: kind, ability } = activity.attack;
    const castIn = attacker.slotCasting && step.used.kind === 'spell' ? spellNumbers(attacker.slotCasting, step.used.id).class : undefined;
    const form = { ranged: ranged || !close, spell: step.used.kind === 'spell', ability, unarmed: kind === 'unarmed', castIn };
    const toHit = activity.attack.bonus ?? casting.toHit;
    const setup = { attacker, target, name: step.used.name, toHit, close, form, types, again: use.shaped.again };
    const { roll, advantage, hit, critical, lessen, onDouble } = rollToHit(draft, setup, step);
    const { damageRolls, rolls } = rollDamageOf(
      use,
      hit || (isPotentCantrip(attacker, step.used) && !onDouble) ? (activity.damage ?? []) : [],
      critical,
    );
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
  const isMade = (id: string) => use.shaped.spared.includes(id) || makesByNature(use, id, activity.save);
  const saving = [...new Set(use.targetIds)].filter((id) => !isWilling(id) && !isMade(id));
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
function rollForTable(use: OneUse, roll: NonNullable<ActivityOf<'utility'>['roll']>): void {
  const { draft, casting, label } = use;
  const reckoned = reckonTableRoll(roll, casting.values);
  if (reckoned === null) return;
  const rolled = rollAmount(draft, reckoned, `${label}, ${roll.label}`);
  noteRolls(use, [rolled.roll], true);
}
