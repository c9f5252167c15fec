import type { DamageTarget, Way } from './applied-damage.ts';

/** The number of a card as it is offered: half of it rounded down (SRD 5.2.1, Round Down). */
export const offeredAmount = (total: number, way: Way): number => (way === 'half' ? Math.floor(total / 2) : total);

/**
 * To whom it is offered, so that the number and Enter are enough: whom one aims at in the fight, those of the last time, the only
 * creature that lives, or the only one at all. Healing is offered to no creature by itself.
 */
export function offeredTo(
  targets: readonly DamageTarget[],
  way: Way,
  { lastIds, aimedId }: { lastIds: readonly string[]; aimedId: string | null },
): string[] {
  const idsOf = (those: readonly DamageTarget[]) => those.map(({ id }) => id);
  const fit = targets.filter(({ isHero }) => isHero || way !== 'heal');
  const creatures = fit.filter(({ isHero }) => !isHero);
  const choices = [
    fit.filter(({ id }) => id === aimedId),
    fit.filter(({ id }) => lastIds.includes(id)),
    creatures.length === 1 ? creatures : [],
    fit.length === 1 ? fit : [],
  ];
  return idsOf(choices.find((those) => those.length > 0) ?? []);
}
