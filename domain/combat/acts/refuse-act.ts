import { isIncapacitated, conditionsOf } from '#domain/combat/effects/condition.ts';
import { isForbidden } from '#domain/combat/effects/effect-modifiers.ts';
import { refuseCombat } from '#domain/combat/refusals.ts';
import type { CombatRefused } from '#domain/combat/refusals.ts';
import type { Combat, Combatant } from '#domain/combat/state.ts';
import { attacksAllowed, hasAction } from '#domain/combat/turn-budget.ts';
import { changesOn } from '#domain/rules/activity/read-changes.ts';
import { commonActionRules, commonActions } from '#domain/rules/common-actions.ts';
import type { CommonAction } from '#domain/rules/common-actions.ts';
import { conditions } from '#domain/rules/conditions.ts';
import { controllerOf, isRiding } from '#domain/combat/riding.ts';
import { movementGrants } from '#domain/combat/follow/movement-grants.ts';
import { bondOf } from './escape.ts';
import { isReadied } from '#domain/combat/effects/ready.ts';

type Turn = Pick<Combat, 'active' | 'attacksMade' | 'usedThisTurn' | 'combatants'>;

/** What a mount can do that its rider controls (SRD 5.2.1, Controlling a Mount), and what is part of moving. */
const whileControlled: readonly CommonAction[] = ['dash', 'disengage', 'dodge', 'standUp', 'dropProne', 'letGo', 'moveAway', 'escape'];

/** Whether somebody cannot move at all: held, bound or stopped. */
export function cannotMove(one: Combatant): boolean {
  if (conditionsOf(one).some((name) => conditions[name].speedIsZero)) return true;
  return changesOn(one.activeEffects, 'speed').some(({ change }) => change.set === 0 && (change.of === 'walk' || change.of === 'all'));
}

/** Whether somebody holds somebody else who is in the fight. */
function holdsAnybody({ combatants }: Pick<Combat, 'combatants'>, id: string): boolean {
  return combatants.some((one) => one.conditions.some((each) => each.name === 'grappled' && each.from === id));
}

/** Why somebody cannot do one of the things that everybody can, as things are with them; null where they can. Time is asked apart. */
export function refuseActNow(combat: Pick<Combat, 'combatants'>, one: Combatant, action: CommonAction): CombatRefused | null {
  const { name } = one;
  if (one.dead) return refuseCombat('isDead', { name });
  if (action === 'letGo') return holdsAnybody(combat, one.id) ? null : refuseCombat('holdsNobody', { name });
  if (isIncapacitated(one)) return refuseCombat('cannotAct', { name });
  const names = conditionsOf(one);
  if (action === 'escape' && bondOf(one) === undefined) return refuseCombat('isNotGrappled', { name });
  if (action === 'hide' && isForbidden(one, 'hide')) return refuseCombat('cannotHide', { name });
  if (controllerOf(combat, one) && !whileControlled.includes(action)) return refuseCombat('isControlled', { name });
  if (action === 'mount' && isRiding(one)) return refuseCombat('rides', { name });
  if (action === 'dismount' && !isRiding(one)) return refuseCombat('ridesNobody', { name });
  if (action === 'dropProne') return names.includes('prone') ? refuseCombat('isProne', { name }) : null;
  if (action === 'standUp' && !names.includes('prone')) return refuseCombat('isNotProne', { name });
  if (action === 'moveAway' && movementGrants(one).some(({ teleports }) => teleports)) return null;
  if ((action === 'standUp' || action === 'moveAway' || action === 'mount') && cannotMove(one)) return refuseCombat('cannotMove', { name });
  return null;
}

/** Why a player cannot do it in this turn; null where they can: what takes an action or an attack needs one that is left. */
export function refuseAct(combat: Turn, one: Combatant, action: CommonAction): CombatRefused | null {
  const { takes } = commonActionRules[action];
  const { name } = one;
  if (combat.active !== one.id) {
    const answers = takes !== 'move' && action !== 'ready' && isReadied(one);
    const isLent = action === 'letGo' || (action === 'moveAway' && movementGrants(one).length > 0);
    if (!answers) return isLent ? refuseActNow(combat, one, action) : refuseCombat('notYourTurn', {});
    return one.reactionUsed ? refuseCombat('reactionUsed', { name }) : refuseActNow(combat, one, action);
  }
  if (takes === 'action' && !hasAction(combat, one)) return refuseCombat('hasActed', { name });
  if (takes === 'attack' && combat.attacksMade >= attacksAllowed(one)) return refuseCombat('noAttacksLeft', { name });
  return refuseActNow(combat, one, action);
}

/** Why somebody cannot do what everybody can, by a code for each that is refused now. */
export function refusedActs(combat: Turn, one: Combatant): { action: CommonAction; code: CombatRefused['code'] }[] {
  return commonActions.flatMap((action) => {
    const refused = refuseAct(combat, one, action);
    return refused === null ? [] : [{ action, code: refused.code }];
  });
}
