import type { Combat, Combatant } from '#domain/combat/state.ts';
import type { Direction } from '#domain/rules/activity/change.ts';
import type { Must } from '#domain/rules/activity/tell/must-text.ts';

/** By whom somebody is driven, and which way where one was said. */
interface Driven {
  from: string | null;
  way: Direction | null;
}

/** What an effect makes somebody do in each own turn, and who gave it (SRD 5.2.1, Fear, Command, Compulsion, Confusion); null where none does. */
export function mustOf({ activeEffects }: Pick<Combatant, 'activeEffects'>): (Omit<Must, 'by'> & Driven) | null {
  const [first] = activeEffects.flatMap(({ name, from, changes }) =>
    changes.flatMap((change) => (change.on === 'must' ? [{ what: change.what, name, from, way: change.way ?? null }] : [])),
  );
  return first ?? null;
}

/** The same for those who know no hidden creature; null as well once they have dashed. */
export function mustNow({ active, combatants, movement }: Pick<Combat, 'active' | 'combatants' | 'movement'>, one: Combatant): Must | null {
  const must = mustOf(one);
  if (must === null || (must.what === 'dashAway' && active === one.id && movement.dashes > 0)) return null;
  const { what, name, from } = must;
  return { what, name, by: combatants.find(({ id, hidden }) => id === from && !hidden)?.name ?? null };
}
