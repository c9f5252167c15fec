import type { Combatant } from '#domain/combat/state.ts';

/** Something of a creature that can be named. */
interface Named {
  id: string;
  name: string;
  index: number;
  names: string[];
  takes: never[];
  rides: boolean;
  ends: boolean;
}

/** By what ids of all that is legendary begin. */
export const legendary = 'legendary';
/** A legendary action among all that can be named; any of them by no name. */
export const actionId = (name: string) => `${legendary} action ${name}`;
const anyAction = actionId('');
/** Legendary resistance among all that can be named. */
export const resistance = `${legendary} resistance`;
const named = (id: string, name: string): Named => ({ id, name, index: 0, names: [name], takes: [], rides: false, ends: false });

/** What makes a creature legendary, as things that can be named: its actions after the turns of others, and its resistance. */
export function namedLegend({ legend }: Combatant): Named[] {
  if (!legend) return [];
  const actions = legend.legendaryActions.map(({ name }) => named(actionId(name), name));
  const any = actions.length > 0 ? [named(anyAction, 'Legendary Action')] : [];
  return [...actions, ...any, ...(legend.resistances > 0 ? [named(resistance, 'Legendary Resistance')] : [])];
}
