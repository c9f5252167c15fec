import { CombatRefusal, find, note } from './draft.ts';
import type { Draft } from './draft.ts';
import { followsSomebody, inOrder } from './initiative.ts';
import { refuseCombat } from './refusals.ts';

/**
 * Gives somebody another place in the order of a fight that is on, and takes along who acts right after them: whom they called to do so,
 * and the mount that they control. Whose turn it is stays so. Refuses those who act with somebody else, and things.
 */
export function setInitiative(draft: Draft, id: string, initiative: number): void {
  const { combatants } = draft.combat;
  const one = find(draft, id);
  if (one.isObject === true) throw new CombatRefusal(refuseCombat('hasNoTurns', { name: one.name }));
  if (followsSomebody(combatants, one)) throw new CombatRefusal(refuseCombat('actsWithAnother', { name: one.name }));
  const isWith = (other: (typeof combatants)[number]) =>
    followsSomebody(combatants, other) && (other.summoned?.by === id || one.rides === other.id);
  const others = combatants.filter((other) => other.id !== id && !isWith(other));
  const moved = { ...one, initiative };
  const order = inOrder(others, [moved]);
  const along = combatants.filter(isWith).map((other) => ({ ...other, initiative }));
  draft.combat = { ...draft.combat, combatants: order.toSpliced(order.indexOf(moved) + 1, 0, ...along) };
  note(draft, 'initiative', { targetId: id, amount: initiative });
}
