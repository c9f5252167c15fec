import type { Advantage, Cover } from '#domain/rules/combat-terms.ts';

/** What the Dungeon Master or a player knows of an attack that the fight does not: where people stand, and what helps or hinders. */
export interface Situation {
  advantage: Advantage;
  cover: Cover;
  /** `usual`: within 5 feet for melee attacks, farther for ranged ones. */
  distance: 'usual' | 'near' | 'far';
}

export const plainSituation: Situation = { advantage: 'none', cover: 'none', distance: 'usual' };

/** A situation as the server takes it. */
export function situationStep({ advantage, cover, distance }: Situation) {
  return { advantage, cover, ...(distance !== 'usual' && { close: distance === 'near' }) };
}
