import { fitsSide } from '#domain/combat/sides.ts';
import { meantFor, revives } from '#domain/rules/activity/targeting.ts';
import type { Health } from '#domain/combat/effects/health.ts';
import type { Combatant } from '#domain/combat/state.ts';
import type { ActivityUse, Actor } from './activity-use.ts';

type Seen = Pick<Combatant, 'id' | 'side'>;

/** How many of those who live, or of the dead where it is for them, it may be meant for. */
export function countFitting(use: ActivityUse, actor: Actor, figures: readonly (Seen & { health: Health })[]): number {
  const { side, meant } = aimOf(use, actor, figures, null);
  return figures.filter((figure) => (figure.health === 'dead') === revives(use.used.activity) && fitsSide(meant, side, figure.side)).length;
}

/** For whom something is, as its user sees sides, and whom it goes to at once: who is aimed at, where it is meant for their side. */
export function aimOf<One extends Seen>({ used: { activity } }: ActivityUse, actor: Actor, figures: readonly Seen[], target: One | null) {
  const side = figures.find(({ id }) => id === actor.id)?.side ?? 'heroes';
  const meant = meantFor(activity);
  return { side, meant, aim: target !== null && fitsSide(meant, side, target.side) ? target : null };
}
