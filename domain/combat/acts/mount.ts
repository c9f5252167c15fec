import { knockProne } from '#domain/combat/effects/apply-condition.ts';
import { conditionsOf } from '#domain/combat/effects/condition.ts';
import { rollSave } from '#domain/combat/effects/save-roll.ts';
import { change, CombatRefusal, find, findLiving, note, endConditions } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import { refuseCombat } from '#domain/combat/refusals.ts';
import type { Combatant } from '#domain/combat/state.ts';
import { sizes } from '#domain/rules/weapon-terms.ts';
import { controllerOf, riderOf } from '#domain/combat/riding.ts';

/** What a rider's save must reach who is about to fall off (SRD 5.2.1, Falling Off). */
const seatDifficulty = 10;

/** Whether a creature is at least one size larger. Unknown sizes are for the table to judge. */
function isLarger({ size }: Combatant, { size: own }: Combatant): boolean {
  return own === undefined || size === undefined || sizes.indexOf(size) > sizes.indexOf(own);
}

/**
 * Somebody gets onto a willing creature that is at least a size larger. One that they control takes their place in the order, right
 * after them (SRD 5.2.1, Mounted Combat). Refuses who is ridden already, is too small, or is of another side.
 */
export function mount(draft: Draft, actor: Combatant, mountId: string): void {
  const creature = findLiving(draft, mountId);
  const { id, name, side } = creature;
  if (id === actor.id) throw new CombatRefusal(refuseCombat('pickOne', {}));
  if (riderOf(draft.combat.combatants, id)) throw new CombatRefusal(refuseCombat('isRidden', { name }));
  if (!isLarger(creature, actor)) throw new CombatRefusal(refuseCombat('isTooSmall', { name }));
  if (side !== actor.side && side !== 'others') throw new CombatRefusal(refuseCombat('isUnwilling', { name }));
  change(draft, actor.id, { rides: id });
  if (!controllerOf(draft.combat, creature) || find(draft, actor.id).initiative === null) return;
  const moved = { ...find(draft, id), initiative: find(draft, actor.id).initiative };
  const others = draft.combat.combatants.filter((one) => one.id !== id);
  const place = others.findIndex((one) => one.id === actor.id) + 1;
  draft.combat = { ...draft.combat, combatants: others.toSpliced(place, 0, moved) };
}

const lies = (one: Combatant) => one.dead || conditionsOf(one).includes('prone');

/** Whether a rider keeps the seat. */
const keepsSeat = (draft: Draft, targetId: string) =>
  rollSave(draft, { targetId, ability: 'dexterity', dc: seatDifficulty, cover: 'none', cause: 'Falling off' });

/** Ends a ride: by getting off, or by falling, which ends lying on the ground. */
function unseat(draft: Draft, id: string, mountId: string | null, falls: boolean): void {
  change(draft, id, { rides: null });
  note(draft, 'acted', { actorId: id, targetId: mountId, name: 'dismount', outcome: falls ? 'failed' : null });
  const isUp = falls && !lies(find(draft, id));
  if (isUp) knockProne(draft, id, null);
}

/**
 * Brings a fight into line with who rides whom. A rider who is knocked prone, or whose mount is, saves with Dexterity or falls off (SRD
 * 5.2.1, Falling Off): who saves keeps the seat, or gets off a mount that lies. Who rides a mount that has left is on their own feet.
 */
export function settleRiders(draft: Draft): void {
  for (const { id, rides } of draft.combat.combatants) {
    if (!rides) continue;
    const rider = find(draft, id);
    const creature = draft.combat.combatants.find((one) => one.id === rides);
    if (rider.dead || !creature) unseat(draft, id, null, false);
    else if (lies(creature)) unseat(draft, id, rides, !keepsSeat(draft, id));
    else if (!lies(rider)) continue;
    else if (keepsSeat(draft, id)) endConditions(draft, id, ({ name }) => name === 'prone');
    else unseat(draft, id, rides, true);
  }
}
