import { fitsSide } from '#domain/combat/sides.ts';
import { mayReach, meantFor } from '#domain/rules/activity/targeting.ts';
import type { Combatant } from '#domain/combat/state.ts';
import type { ActivityUse, Actor } from './activity-use.ts';

type Seen = Pick<Combatant, 'id' | 'side' | 'isObject'>;

/** For whom something is, as its user sees sides, and whom it goes to at once: who is aimed at, where it is meant for their side. */
export function aimOf<One extends Seen>({ used: { activity } }: ActivityUse, actor: Actor, figures: readonly Seen[], target: One | null) {
  const side = figures.find(({ id }) => id === actor.id)?.side ?? 'heroes';
  const meant = meantFor(activity);
  return { side, meant, aim: target !== null && fitsSide(meant, side, target.side) && mayReach(activity, target) ? target : null };
}
