import type { Combatant } from './state.ts';

/** Names of the effects that somebody is under, each once. What they concentrate on themselves is said by that. */
export function effectNames({
  id,
  activeEffects,
  concentration,
  inAura,
}: Pick<Combatant, 'id' | 'activeEffects' | 'concentration' | 'inAura'>): string[] {
  // What somebody's own aura does to them stands on their sheet.
  const around = inAura && inAura.by !== id ? inAura.names : [];
  return [...new Set([...activeEffects.map(({ name }) => name), ...around])].filter((name) => name !== concentration);
}
