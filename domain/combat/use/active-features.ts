import type { Combat } from '#domain/combat/state.ts';

/** Ids of the features of somebody whose effects go on, on whomever: what they do while they last can be used. */
export function activeFeaturesOf({ combatants }: Pick<Combat, 'combatants'>, id: string): string[] {
  const own = combatants.flatMap(({ activeEffects }) =>
    activeEffects.flatMap(({ from, source }) => (from === id && source.kind === 'feature' ? [source.id] : [])),
  );
  return [...new Set(own)];
}

/** What somebody used in this turn of what can be used once in each: the feature's id, and its activity's where it has one. */
export function usedThisTurnBy({ usedThisTurn }: Pick<Combat, 'usedThisTurn'>, id: string): string[] {
  return usedThisTurn.flatMap((key) => (key.startsWith(`${id} `) ? [key.slice(id.length + 1)] : []));
}
