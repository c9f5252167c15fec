import { beginTurn } from './combat-turn.ts';
import { isIncapacitated } from './effects/condition.ts';
import { CombatRefusal, find, findLiving } from './draft.ts';
import type { Draft } from './draft.ts';
import { initiativeRolled } from './follow/happened.ts';
import { firstTurn } from './uses.ts';
import { actsAfter, inOrder, inOrderAfter } from './initiative.ts';
import { refuseCombat } from './refusals.ts';
import { isAlive } from './state.ts';

/**
 * Somebody and a willing ally exchange their initiative right after it was rolled (SRD 5.2.1, Alert). Refuses foes, those who act with
 * somebody else, whoever is incapacitated, and any exchange once somebody has done something.
 */
export function exchangeInitiative(draft: Draft, actorId: string, targetIds: readonly string[]): void {
  const [otherId, ...more] = targetIds;
  if (otherId === undefined || otherId === actorId || more.length > 0) throw new CombatRefusal(refuseCombat('pickOne', {}));
  const [actor, other] = [findLiving(draft, actorId), findLiving(draft, otherId)];
  if (other.side !== actor.side || actsAfter(other)) throw new CombatRefusal(refuseCombat('isNoAlly', { name: other.name }));
  if (isIncapacitated(other)) throw new CombatRefusal(refuseCombat('cannotAct', { name: other.name }));
  const { happened, attacksMade, bonusActionUsed, combatants, active } = draft.combat;
  const isBegun =
    attacksMade > 0 || bonusActionUsed || happened.some(({ by, what }) => by === active && what !== initiativeRolled && what !== firstTurn);
  if (isBegun) throw new CombatRefusal(refuseCombat('orderStands', {}));
  const exchanged = combatants.map((one) =>
    one.id === actorId ? { ...one, initiative: other.initiative } : one.id === otherId ? { ...one, initiative: actor.initiative } : one,
  );
  const order = inOrderAfter(
    inOrder(
      [],
      exchanged.filter((one) => !actsAfter(one)),
    ),
    exchanged.filter(actsAfter),
  );
  draft.combat = { ...draft.combat, combatants: order };
  const first = order.find(isAlive);
  if (first === undefined || first.id === active) return;
  beginTurn(draft, find(draft, first.id));
  // Others who can exchange theirs still may.
  draft.combat = { ...draft.combat, happened };
}
