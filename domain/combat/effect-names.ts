import type { Combatant } from './state.ts';

/** Names of the effects that somebody is under, each once. What they concentrate on themselves is said by that. */
export function effectNames({ activeEffects, concentration }: Pick<Combatant, 'activeEffects' | 'concentration'>): string[] {
  return [...new Set(activeEffects.map(({ name }) => name))].filter((name) => name !== concentration);
}
