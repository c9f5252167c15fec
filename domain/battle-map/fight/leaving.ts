import { isFoe } from '#domain/combat/sides.ts';
import type { Combatant } from '#domain/combat/state.ts';
import { besideFeet } from '#domain/combat/place/reach.ts';
import { feetApart } from './stands.ts';
import type { Battlefield, Placed } from './stands.ts';

/** Whose reach a way leaves, and how many of its cells lie before the first of them. */
export interface Leaving {
  ids: string[];
  before: number;
}

/** How far somebody threatens: as far as the longest of their melee attacks that hurts; null for who has none. */
function threat({ attacks }: Combatant): number | null {
  const reaches = attacks.flatMap(({ kind, reach, damage }) => (kind === 'ranged' || damage.length === 0 ? [] : [reach ?? besideFeet]));
  return reaches.length === 0 ? null : Math.max(...reaches);
}

/**
 * Whose reach somebody leaves on a way: foes who threaten and see them there (SRD 5.2.1, Opportunity Attacks). Who cannot react, or may
 * not, is left out later, by the rules of reactions.
 */
export function leavingOn(field: Battlefield, one: Placed, way: readonly number[], combatants: readonly Combatant[]): Leaving {
  const mover = combatants.find(({ id }) => id === one.id);
  const stood = [one.token.cell, ...way].map((cell) => ({ ...one, token: { ...one.token, cell } }));
  const left = field.placed.flatMap((other) => {
    const foe = combatants.find(({ id }) => id === other.id);
    const reach = foe && threat(foe);
    if (!mover || !foe || reach === null || reach === undefined || foe.dead || !isFoe(foe.side, mover.side)) return [];
    const isIn = (at: Placed | undefined) => at !== undefined && feetApart(field.map, other.token, at.token) <= reach;
    const before = stood.findIndex((at, n) => n < way.length && isIn(at) && !isIn(stood[n + 1]) && field.sees(other, at));
    return before === -1 ? [] : [{ id: other.id, before }];
  });
  return { ids: left.map(({ id }) => id), before: left.length === 0 ? way.length : Math.min(...left.map(({ before }) => before)) };
}
