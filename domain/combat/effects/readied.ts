import type { Combatant } from '#domain/combat/state.ts';

/** What stands for a readied action among the effects that somebody is under. */
export const readied = 'ready';

/** What somebody has readied and not done yet, with its words; undefined where nothing is. */
export function readiedOf({ activeEffects }: Pick<Combatant, 'activeEffects'>): Combatant['activeEffects'][number] | undefined {
  return activeEffects.find(({ source }) => source.kind === 'feature' && source.id === readied);
}
