import { CombatRefusal, find, note } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import { standOf } from '#domain/combat/effects/placed.ts';
import { besideFeet } from '#domain/combat/place/reach.ts';
import { refuseCombat } from '#domain/combat/refusals.ts';
import { hasTurns } from '#domain/combat/initiative.ts';
import type { CombatStepNamed } from '#domain/combat/step.ts';
import { attacksAllowed } from '#domain/combat/turn-budget.ts';
import { isAway } from '#domain/combat/effects/features/away.ts';
import { mustOf } from './must.ts';

type Step = CombatStepNamed<'attack'>;

/**
 * An attack of somebody whose target the dice say, on that target: of all in reach, where a battle map tells it, else of all in sight
 * (SRD 5.2.1, Confusion). Every other attack as it is. Refuses shots, and where nobody is in reach.
 */
export function atRandom(draft: Draft, step: Step): Step {
  const attacker = find(draft, step.actorId);
  const must = mustOf(attacker);
  if (draft.combat.active !== attacker.id || must?.what !== 'attackAtRandom') return step;
  const { name } = attacker;
  const attack = attacker.attacks.find((each) => each.name === step.attack);
  if (attack?.kind === 'ranged') throw new CombatRefusal(refuseCombat('onlyMelee', { name, effect: must.name }));
  const reach = attack?.reach ?? besideFeet;
  const near = draft.combat.combatants.filter(
    (one) =>
      one.id !== attacker.id && hasTurns(one) && !one.hidden && !isAway(one) && (standOf(draft, attacker.id, one.id)?.feet ?? 0) <= reach,
  );
  if (near.length === 0) throw new CombatRefusal(refuseCombat('nobodyInReach', { name }));
  const targetId = near[draft.dice(near.length) - 1]?.id ?? step.targetId;
  note(draft, 'drawn', { actorId: attacker.id, targetId, name: must.name });
  const { cleaveId: _, ...alone } = step;
  return { ...alone, targetId };
}

/** The attack that the dice have asked for is the whole action. */
export function spendAtRandom(draft: Draft, attackerId: string): void {
  const attacker = find(draft, attackerId);
  if (draft.combat.active !== attackerId || mustOf(attacker)?.what !== 'attackAtRandom') return;
  draft.combat = { ...draft.combat, attacksMade: Math.max(draft.combat.attacksMade, attacksAllowed(attacker)) };
}
