import { fitsSide } from '#domain/combat/sides.ts';
import { meantFor, revives } from '#domain/rules/activity/targeting.ts';
import type { Figure } from '#web/features/combat/figure.ts';
import type { ActivityUse, Actor } from './activity-use.ts';

/** How many of those who live, or of the dead where it is for them, it may be meant for. */
export function countFitting(use: ActivityUse, actor: Actor, figures: readonly Figure[]): number {
  const { side, meant } = aimOf(use, actor, figures, null);
  return figures.filter((figure) => (figure.health === 'dead') === revives(use.used.activity) && fitsSide(meant, side, figure.side)).length;
}

/** For whom something is, as its user sees sides, and whom it goes to at once: who is aimed at, where it is meant for their side. */
export function aimOf({ used: { activity } }: ActivityUse, actor: Actor, figures: readonly Figure[], target: Figure | null) {
  const side = figures.find(({ id }) => id === actor.id)?.side ?? 'heroes';
  const meant = meantFor(activity);
  return { side, meant, aim: target !== null && fitsSide(meant, side, target.side) ? target : null };
}
