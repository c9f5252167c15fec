import type { Combat, Combatant } from '#domain/combat/state.ts';

/** Those in a fight whom somebody has called, and who do what they say. */
export function commandedBy({ combatants }: Pick<Combat, 'combatants'>, id: string): Combatant[] {
  return combatants.filter(({ summoned }) => summoned?.by === id);
}

/** The hero who commands somebody in a fight; undefined where nobody's hero does. */
export function commanderOf({ combatants }: Pick<Combat, 'combatants'>, { summoned }: Combatant): Combatant | undefined {
  return combatants.find(({ id, kind }) => kind === 'hero' && id === summoned?.by);
}
