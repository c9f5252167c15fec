import { isMark } from '#domain/rules/activity/mark.ts';
import { endGrapplesBy } from './end-grapples.ts';
import { countDownEffects, endEffects } from './active-effects.ts';
import { conditionsOf, isIncapacitated, resistsCondition } from './condition.ts';
import { change, CombatRefusal, find, findLiving, endConditions, note } from '#domain/combat/draft.ts';
import { refuseCombat } from '#domain/combat/refusals.ts';
import type { Draft } from '#domain/combat/draft.ts';
import type { AppliedCondition } from '#domain/combat/follow/applied-condition.ts';
import type { Until } from '#domain/rules/activity/active-effect.ts';
import type { ConditionName } from '#domain/rules/combat-terms.ts';
import { deadlyExhaustion } from '#domain/rules/conditions.ts';

interface ConditionTerms extends Omit<AppliedCondition, 'name' | 'level' | 'effectId' | 'escapeDc'> {
  /** What a check must reach to get free of a grapple. */
  escapeDc?: number | null;
  /** The effect that brings it, where it is part of one. */
  effectId?: string | null;
  targetId: string;
  condition: ConditionName;
}

/**
 * Gives a condition, unless its bearer is immune. The same condition from the same giver begins anew; exhaustion rises by a level.
 * Whoever can act no more loses concentration. True when the condition took hold.
 */
export function applyCondition(draft: Draft, { targetId, condition, effectId = null, escapeDc = null, ...terms }: ConditionTerms): boolean {
  const target = findLiving(draft, targetId);
  const immune = resistsCondition(target, condition);
  // Whoever lies on the ground already falls no second time.
  const lies = condition === 'prone' && target.conditions.some(({ name }) => name === condition);
  if (immune || !lies) note(draft, 'condition', { actorId: terms.from, targetId, name: condition, outcome: immune ? 'immune' : null });
  if (immune) return false;
  const exhausted = condition === 'exhaustion';
  const replaced = target.conditions.filter((each) => each.name === condition && (exhausted || each.from === terms.from));
  const level = exhausted ? Math.min(deadlyExhaustion, (replaced[0]?.level ?? 0) + 1) : 1;
  const kept = target.conditions.filter((each) => !replaced.includes(each));
  change(draft, targetId, { conditions: [...kept, { name: condition, level, effectId, escapeDc, ...terms }] });
  if (isIncapacitated(find(draft, targetId))) {
    endConcentration(draft, targetId);
    endGrapplesBy(draft, targetId);
  }
  endEffectsByState(draft, targetId);
  return true;
}

/** Has somebody lie on the ground until they stand up; `from` has brought them down, where somebody did. */
export function knockProne(draft: Draft, targetId: string, from: string | null): void {
  applyCondition(draft, { targetId, condition: 'prone', from, until: null, saveEnds: null, held: false });
}

/** Ends what cannot last in the state that somebody is in: a Rage ends when its bearer is incapacitated, and with their death. */
export function endEffectsByState(draft: Draft, targetId: string): void {
  const one = find(draft, targetId);
  if (!one.activeEffects.some(({ ends }) => ends.some(({ by }) => by === 'condition'))) return;
  const now = new Set<string>(conditionsOf(one));
  const stops = (name: string) => now.has(name) || (one.dead && (name === 'incapacitated' || name === 'unconscious'));
  endEffects(draft, targetId, ({ ends }) => ends.some((each) => each.by === 'condition' && stops(each.condition)));
}

/** Whether so much exhaustion is death. */
export function diedOfExhaustion({ conditions }: { conditions: readonly AppliedCondition[] }): boolean {
  return conditions.some((each) => each.name === 'exhaustion' && each.level >= deadlyExhaustion);
}

/** Ends a condition by its name, whoever gave it; exhaustion falls by a level. Refuses when nobody gave it. */
export function endCondition(draft: Draft, targetId: string, condition: ConditionName): void {
  const { name, conditions } = find(draft, targetId);
  const worst = conditions.find((each) => each.name === condition);
  if (!worst)
    throw new CombatRefusal(refuseCombat('hasNoCondition', { name, condition: condition === 'exhaustion' ? 'exhausted' : condition }));
  if (worst.level === 1) return endConditions(draft, targetId, (each) => each.name === condition);
  change(draft, targetId, { conditions: conditions.map((each) => (each === worst ? { ...each, level: each.level - 1 } : each)) });
  note(draft, 'conditionEnded', { targetId, name: condition });
}

/** Ends all that hangs on somebody's concentration, wherever it is. */
export function endConditionsHeldBy(draft: Draft, id: string): void {
  for (const { id: bearer } of draft.combat.combatants) {
    endConditions(draft, bearer, (each) => each.held && each.from === id);
    endEffects(
      draft,
      bearer,
      (each) => each.held && each.from === id,
      // That concentration is over says that what it kept up is.
      (each) => isMark(each, bearer),
    );
  }
}

/** Begins to concentrate; what was concentrated on before ends. */
export function concentrate(draft: Draft, id: string, on: string): void {
  const one = findLiving(draft, id);
  if (isIncapacitated(one)) throw new CombatRefusal(refuseCombat('cannotConcentrate', { name: one.name }));
  endConcentration(draft, id);
  change(draft, id, { concentration: on });
  note(draft, 'concentration', { actorId: id, name: on });
}

/** Ends somebody's concentration, and every condition that hung on it. */
export function endConcentration(draft: Draft, id: string): void {
  const { concentration } = find(draft, id);
  if (concentration === null) return;
  change(draft, id, { concentration: null });
  note(draft, 'concentrationEnded', { actorId: id, name: concentration });
  endConditionsHeldBy(draft, id);
}

/** Counts down what lies on everybody and ends with the start or the end of this person's turn; a spell whose time is over is concentrated on no longer. */
export function countDown(draft: Draft, combatantId: string, when: Until['when']): void {
  const isOver = ({ until }: { until: Until | null }) => until?.combatantId === combatantId && until.when === when && until.turns === 1;
  const holders = draft.combat.combatants.flatMap(({ activeEffects, conditions }) =>
    [...activeEffects, ...conditions].flatMap((each) => (each.held && each.from !== null && isOver(each) ? [each.from] : [])),
  );
  countDownEffects(draft, combatantId, when);
  for (const { id } of draft.combat.combatants) {
    endConditions(draft, id, isOver);
    const { conditions } = find(draft, id);
    const counted = conditions.map((each) =>
      each.until !== null && each.until.combatantId === combatantId && each.until.when === when
        ? { ...each, until: { ...each.until, turns: each.until.turns - 1 } }
        : each,
    );
    change(draft, id, { conditions: counted });
  }
  for (const id of new Set(holders)) if (draft.combat.combatants.some((one) => one.id === id)) endConcentration(draft, id);
}
