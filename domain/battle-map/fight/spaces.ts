import { cellsOf } from '#domain/battle-map/sight.ts';
import type { Spaces } from '#domain/battle-map/spaces.ts';
import { isIncapacitated } from '#domain/combat/effects/condition.ts';
import { hasTrait } from '#domain/combat/effects/standing-changes.ts';
import type { Combatant } from '#domain/combat/state.ts';
import { changesOn } from '#domain/rules/activity/read-changes.ts';
import { sizes } from '#domain/rules/weapon-terms.ts';
import type { Battlefield, Placed } from './stands.ts';

const medium = sizes.indexOf('Medium');

/** How large somebody is now, from Tiny on; the cells of a token say it of whoever has no size. */
function sizeNow({ size, activeEffects }: Combatant, cells: number): number {
  const own = size === undefined ? medium + cells - 1 : sizes.indexOf(size);
  return changesOn(activeEffects, 'size').reduce((sum, { change: { steps } }) => sum + steps, own);
}

interface Met {
  walker: Combatant;
  other: Combatant;
  /** How much larger the other is, in sizes. */
  larger: number;
  isTiny: boolean;
}

/** Whether somebody lets another through (SRD 5.2.1, Moving around Other Creatures; Halfling Nimbleness). */
function letsThrough({ walker, other, larger, isTiny }: Met): boolean {
  const isNimble = larger >= 1 && hasTrait(walker, 'Halfling Nimbleness');
  return walker.side === other.side || isTiny || Math.abs(larger) >= 2 || isNimble || isIncapacitated(other);
}

/**
 * The spaces of others as somebody finds them who walks: those whom they see, and who are not beneath or upon them. A space that lets
 * through is difficult terrain unless it is that of an ally or of a Tiny creature.
 */
export function spacesFor(field: Battlefield, combatants: readonly Combatant[], walkerId: string): Spaces {
  const one = field.placed.find(({ id }) => id === walkerId);
  const walker = combatants.find(({ id }) => id === walkerId);
  const met = field.placed.flatMap((placed): (Placed & Met)[] => {
    const other = combatants.find(({ id }) => id === placed.id);
    const isApart = placed.id !== walkerId && placed.covers && other?.rides !== walkerId && walker?.rides !== placed.id;
    if (!one || !walker || !other || !isApart || !field.sees(one, placed)) return [];
    const size = sizeNow(other, placed.token.size);
    return [{ ...placed, walker, other, larger: size - sizeNow(walker, one.token.size), isTiny: size <= 0 }];
  });
  const cellsOfThose = (which: (each: Met) => boolean) => met.filter(which).flatMap(({ token }) => cellsOf(field.map.grid, token));
  return {
    barred: cellsOfThose((each) => !letsThrough(each)),
    rough: cellsOfThose((each) => letsThrough(each) && each.other.side !== each.walker.side && !each.isTiny),
    taken: cellsOfThose(() => true),
  };
}
