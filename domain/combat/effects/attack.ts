import { diedOfExhaustion, applyCondition } from './apply-condition.ts';
import type { Attack, Damage, Effect, Infliction } from '#domain/rules/attack-data.ts';
import { attackAdvantage, exhaustionPenaltyOf, isHelpless, isIncapacitated } from './condition.ts';
import { change, CombatRefusal, find, findLiving, note } from '#domain/combat/draft.ts';
import { refuseCombat } from '#domain/combat/refusals.ts';
import type { Draft } from '#domain/combat/draft.ts';
import { die, applyDamage } from './damage.ts';
import type { DamageRoll } from './damage.ts';
import { rollSave } from './save-roll.ts';
import type { Combatant } from '#domain/combat/state.ts';
import type { Until } from '#domain/rules/activity/active-effect.ts';
import type { CombatStepNamed } from '#domain/combat/step.ts';
import { coverBonus } from '#domain/rules/combat-terms.ts';
import type { Ability, Cover } from '#domain/rules/combat-terms.ts';
import { naturalOf } from '#domain/dice/degree.ts';
import { doubleDice, parseDice, rollExpression, rollOf } from '#domain/dice/expression.ts';
import { rollD20 } from '#domain/dice/dice.ts';
import type { Roll } from '#domain/dice/roll.ts';

/** Rolls damage of several kinds, each with its own card; a critical hit rolls every die twice. */
function rollDamage(
  draft: Draft,
  damage: readonly Damage[],
  label: string,
  critical: boolean,
): { damageRolls: DamageRoll[]; rolls: Roll[] } {
  const each = damage.map(({ dice, type }) => {
    const parsed = parseDice(dice);
    if (!parsed.ok) throw new CombatRefusal(refuseCombat('diceUnreadable', { problem: parsed.problem.sentence }));
    const { expression } = parsed;
    const rolled = rollExpression(draft.dice, critical ? doubleDice(expression) : expression);
    return { damageRoll: { amount: Math.max(0, rolled.total), type }, roll: rollOf({ ...rolled, label: `${label}: ${type} damage` }) };
  });
  return { damageRolls: each.map(({ damageRoll }) => damageRoll), rolls: each.map(({ roll }) => roll) };
}

/** Somebody who is alive and can act; refuses everybody else. */
export function findActing(draft: Draft, id: string): Combatant {
  const one = findLiving(draft, id);
  if (isIncapacitated(one)) throw new CombatRefusal(refuseCombat('cannotAct', { name: one.name }));
  return one;
}

/** When what was inflicted ends; the turn that is being taken is not the bearer's next one. */
function untilOf(draft: Draft, { lasts }: Infliction, from: string | null, targetId: string): Until | null {
  if (lasts === 'endOfTargetTurn') return { combatantId: targetId, when: 'end', turns: draft.combat.active === targetId ? 2 : 1 };
  return lasts === 'startOfSourceTurn' ? { combatantId: from ?? targetId, when: 'start', turns: 1 } : null;
}

/** Inflicts what an attack or effect brings on somebody who still lives; `saved` names the effect's own save that failed. */
function inflict(
  draft: Draft,
  infliction: Infliction,
  from: string | null,
  targetId: string,
  failed: { ability: Ability; dc: number } | null,
) {
  if (find(draft, targetId).dead) return;
  const { condition, save } = infliction;
  if (save !== null && rollSave(draft, { targetId, ...save, cover: 'none', cause: condition })) return;
  const saveEnds = infliction.lasts === 'save' ? (save ?? failed) : null;
  applyCondition(draft, { targetId, condition, from, until: untilOf(draft, infliction, from, targetId), saveEnds, held: false });
  if (diedOfExhaustion(find(draft, targetId))) die(draft, targetId);
}

interface AttackSetup {
  attacker: Combatant;
  target: Combatant;
  attack: Attack;
  close: boolean;
}

function rollToHit(draft: Draft, { attacker, target, attack, close }: AttackSetup, { advantage, cover }: CombatStepNamed<'attack'>) {
  const roll = rollD20(draft.dice, {
    modifier: attack.toHit - exhaustionPenaltyOf(attacker),
    advantage: attackAdvantage({ attacker, target, close, ranged: attack.kind === 'ranged' || !close, given: advantage }),
    label: `${attacker.name}: ${attack.name} on ${target.name}`,
    against: target.armorClass + coverBonus[cover],
  });
  const natural = naturalOf(roll);
  const hit = natural === 20 || (natural !== 1 && roll.total >= target.armorClass + coverBonus[cover]);
  return { roll, hit, critical: hit && (natural === 20 || (close && isHelpless(target))) };
}

/**
 * An attack roll against armor class and cover. A natural 20 hits and is critical, a natural 1 misses; a hit from within 5 feet on
 * the helpless is critical. Refuses attackers who cannot act, who attack themselves, or who are charmed by the target.
 */
export function rollAttack(draft: Draft, step: CombatStepNamed<'attack'>): void {
  const attacker = findActing(draft, step.actorId);
  const target = findLiving(draft, step.targetId);
  const attack = attacker.attacks.find((each) => each.name === step.attack);
  if (!attack) throw new CombatRefusal(refuseCombat('hasNoAttack', { name: attacker.name }));
  if (attacker.id === target.id) throw new CombatRefusal(refuseCombat('cannotAttackThemselves', { name: attacker.name }));
  if (isCharmedBy(attacker, target)) throw new CombatRefusal(refuseCombat('isCharmed', { name: attacker.name, other: target.name }));
  const setup = { attacker, target, attack, close: step.close ?? attack.kind !== 'ranged' };
  const { roll, hit, critical } = rollToHit(draft, setup, step);
  if (draft.combat.active === attacker.id) draft.combat = { ...draft.combat, attacksMade: draft.combat.attacksMade + 1 };
  const label = `${attacker.name}: ${attack.name}`;
  const { damageRolls, rolls } = hit ? rollDamage(draft, attack.damage, label, critical) : { damageRolls: [], rolls: [] };
  const outcome = critical ? 'critical' : hit ? 'hit' : 'miss';
  note(draft, 'attack', { actorId: attacker.id, targetId: target.id, name: attack.name, outcome, rolls: [roll, ...rolls] });
  if (!hit) return;
  if (damageRolls.length > 0) applyDamage(draft, { actorId: attacker.id, targetId: target.id, damageRolls, critical });
  if (attack.inflicts) inflict(draft, attack.inflicts, attacker.id, target.id, null);
}

/** Whether one is charmed by the other and so may not attack them. */
export function isCharmedBy(one: Combatant, other: Combatant): boolean {
  return one.conditions.some((each) => each.name === 'charmed' && each.from === other.id);
}

/** Something everybody named saves against: full damage and its condition on a failure, half or nothing otherwise. */
export function resolveSaveEffect(draft: Draft, actorId: string | null, effect: Effect, targetIds: readonly string[], cover: Cover): void {
  const targets = [...new Set(targetIds)].map((id) => findLiving(draft, id));
  const by = actorId === null ? null : findActing(draft, actorId);
  const { damageRolls, rolls } = rollDamage(draft, effect.damage, by ? `${by.name}: ${effect.name}` : effect.name, false);
  note(draft, 'effect', { actorId, name: effect.name, rolls });
  const { ability, dc, name, onSave, inflicts } = effect;
  for (const { id } of targets) {
    const saved = rollSave(draft, { targetId: id, ability, dc, cover, cause: name });
    const taken = saved
      ? damageRolls.map((damageRoll) => ({ ...damageRoll, amount: onSave === 'half' ? Math.floor(damageRoll.amount / 2) : 0 }))
      : damageRolls;
    if (damageRolls.length > 0 && !(saved && onSave === 'none'))
      applyDamage(draft, { actorId, targetId: id, damageRolls: taken, critical: false });
    if (!saved && inflicts) inflict(draft, inflicts, actorId, id, { ability, dc });
  }
}

/** An effect of somebody's own: refuses while it has not come back, and takes the whole turn. */
export function useAbility(draft: Draft, { actorId, effect: name, targetIds, cover }: CombatStepNamed<'use'>): void {
  const user = findActing(draft, actorId);
  const effect = user.effects.find((each) => each.name === name);
  if (!effect) throw new CombatRefusal(refuseCombat('hasNoEffect', { name: user.name }));
  if (user.spent.includes(name)) throw new CombatRefusal(refuseCombat('cannotUseYet', { name: user.name, effect: name }));
  resolveSaveEffect(draft, actorId, effect, targetIds, cover);
  if (effect.recharge !== null) change(draft, actorId, { spent: [...user.spent, name] });
  if (draft.combat.active === actorId)
    draft.combat = { ...draft.combat, attacksMade: Math.max(draft.combat.attacksMade, user.attacksPerTurn) };
}
