import { isIncapacitated } from '#domain/combat/effects/condition.ts';
import type { Combat, Combatant } from '#domain/combat/state.ts';

/**
 * Whether there is an ally who could stand beside the target of an attack: of the same side, in sight, and able to act. Where people
 * stand is known to the table alone.
 */
export function hasAllyAgainst({ combatants }: Pick<Combat, 'combatants'>, attacker: Combatant, target: Combatant): boolean {
  return combatants.some(
    (one) =>
      one.side === attacker.side && one.id !== attacker.id && one.id !== target.id && !one.hidden && !one.dead && !isIncapacitated(one),
  );
}
