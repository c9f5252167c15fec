import { changesOn } from '#domain/rules/activity/read-changes.ts';
import type { Combat, Combatant } from './state.ts';

type Budgeted = Pick<Combatant, 'attacksPerTurn' | 'activeEffects'>;

/** Actions that effects give beyond the one of every turn; those for one attack alone count apart. */
function moreActions({ activeEffects }: Budgeted): { whole: number; attacks: number } {
  const changes = changesOn(activeEffects, 'actions').map(({ change }) => change);
  const whole = changes.reduce((sum, { add, attacks }) => (attacks === undefined && add > 0 ? sum + add : sum), 0);
  return { whole, attacks: changes.reduce((sum, { attacks = 0 }) => sum + attacks, 0) };
}

/** How many attacks somebody makes in a turn when every action goes into attacks. */
export function attacksAllowed(one: Budgeted): number {
  const { whole, attacks } = moreActions(one);
  return one.attacksPerTurn * (1 + whole) + attacks;
}

/** Whether a whole action is left in a turn in which so many attacks were made. */
export function hasAction({ attacksMade }: Pick<Combat, 'attacksMade'>, one: Budgeted): boolean {
  const { whole } = moreActions(one);
  return whole === 0 ? attacksMade === 0 : attacksMade <= one.attacksPerTurn * whole;
}

/** How many attacks count as made once an action was taken for something else. */
export function attacksAfterAction({ attacksMade }: Pick<Combat, 'attacksMade'>, one: Budgeted): number {
  const { attacksPerTurn } = one;
  return Math.max(attacksMade, Math.min(attacksMade + attacksPerTurn, attacksPerTurn * (1 + moreActions(one).whole)));
}

/** What somebody used in this turn of what can be used once in each: the feature's id, and its activity's where it has one. */
export function usedThisTurnBy({ usedThisTurn }: Pick<Combat, 'usedThisTurn'>, id: string): string[] {
  return usedThisTurn.flatMap((key) => (key.startsWith(`${id} `) ? [key.slice(id.length + 1)] : []));
}
