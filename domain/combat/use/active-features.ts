import type { Combat } from '#domain/combat/state.ts';

/** Ids of the features of somebody whose effects go on, on whomever: what they do while they last can be used. */
export function activeFeaturesOf({ combatants }: Pick<Combat, 'combatants'>, id: string): string[] {
  const own = combatants.flatMap(({ activeEffects }) =>
    activeEffects.flatMap(({ from, source }) => (from === id && source.kind === 'feature' ? [source.id] : [])),
  );
  return [...new Set(own)];
}
