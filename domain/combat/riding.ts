import type { Combatant } from '#domain/combat/state.ts';

type Riding = Pick<Combatant, 'id' | 'name' | 'rides'>;

/** Whether somebody rides. */
export const isRiding = ({ rides }: Pick<Combatant, 'rides'>): boolean => Boolean(rides);

/** Who rides somebody; undefined where nobody does. */
export function riderOf<One extends Riding>(combatants: readonly One[], mountId: string): One | undefined {
  return combatants.find(({ rides }) => rides === mountId);
}

/** An Intelligence score of 5 or less: what is no cleverer obeys its rider. */
const obeysBelow = -3;

/**
 * The rider who decides for a mount; undefined where nobody rides it, or it has a mind of its own (SRD 5.2.1, Mounted Combat). What its
 * rider has called obeys them however clever it is.
 */
export function controllerOf({ combatants }: { combatants: readonly Combatant[] }, mount: Combatant): Combatant | undefined {
  const rider = riderOf(combatants, mount.id);
  const obeys = (mount.abilities ?? mount.saves).intelligence <= obeysBelow || mount.summoned?.by === rider?.id;
  return mount.kind === 'npc' && obeys ? rider : undefined;
}

/** In a few words whom somebody rides, and who rides them; only of those who are given. */
export function ridingNames(combatants: readonly Riding[], one: Riding): string[] {
  const mount = combatants.find(({ id }) => id === one.rides);
  const rider = riderOf(combatants, one.id);
  return [...(mount ? [`Mounted on ${mount.name}`] : []), ...(rider ? [`Ridden by ${rider.name}`] : [])];
}
