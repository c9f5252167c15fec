import { cellsOf } from '#domain/battle-map/sight.ts';
import type { Spaces } from '#domain/battle-map/spaces.ts';
import { isIncapacitated } from '#domain/combat/effects/condition.ts';
import { hasTrait } from '#domain/combat/effects/standing-changes.ts';
import type { Combatant } from '#domain/combat/state.ts';
import { changesOn } from '#domain/rules/activity/read-changes.ts';
import { monsterOf } from '#domain/srd/monsters/monsters.ts';
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

/** Whether somebody can be above others, of which the map tells nothing, or among them as a swarm is. */
function isApartBySelf({ source, activeEffects }: Combatant): boolean {
  const flies = source !== null && monsterOf(source)?.speeds.fly !== undefined;
  const isLifted =
    changesOn(activeEffects, 'speed').some(({ change: { of } }) => of === 'fly') ||
    activeEffects.some(({ shape }) => (shape?.speeds.fly ?? 0) > 0);
  return flies || isLifted || source?.startsWith('swarm-') === true;
}

/**
 * Whether a turn that ends leaves somebody in the space of another, where they fall: unless they are Tiny or larger than the other (SRD
 * 5.2.1, Moving around Other Creatures). Who flies, swarms, rides or is held by the other may be there.
 */
export function isCrowded(field: Battlefield, combatants: readonly Combatant[], id: string): boolean {
  const [placed, one] = [field.placed.find((each) => each.id === id), combatants.find((each) => each.id === id)];
  if (!placed || !one || isApartBySelf(one)) return false;
  const own = sizeNow(one, placed.token.size);
  const cells = new Set(cellsOf(field.map.grid, placed.token));
  return field.placed.some(({ id: otherId, token, covers }) => {
    const other = combatants.find((each) => each.id === otherId);
    if (!other || other === one || !covers || isApartBySelf(other) || one.rides === otherId || other.rides === id) return false;
    const isHeld = one.conditions.some(({ name, from }) => (name === 'grappled' || name === 'restrained') && from === otherId);
    return !isHeld && own > 0 && own <= sizeNow(other, token.size) && cellsOf(field.map.grid, token).some((cell) => cells.has(cell));
  });
}
