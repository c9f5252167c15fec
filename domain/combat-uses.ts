import type { LegendaryDeed } from './combat-legend-data.ts';
import type { CreatureSpell } from './combat-spell-data.ts';
import type { Combat, Combatant } from './combat-state.ts';

/** How often a spell can still be cast today; null for at will. */
export function castsLeft({ spellsCast }: Pick<Combatant, 'spellsCast'>, { name, pool, uses }: CreatureSpell): number | null {
  return uses === null ? null : uses - spellsCast.filter((each) => each === (pool ?? name)).length;
}

/** Legendary actions left until the end of its own next turn. */
export function legendaryActionsLeft({ legend, deedsDone }: Pick<Combatant, 'legend' | 'deedsDone'>): number {
  return Math.max(0, (legend?.actions ?? 0) - deedsDone.length);
}

/** Failed saves that legendary resistance can still make good. */
export function resistancesLeft({ legend, withstood }: Pick<Combatant, 'legend' | 'withstood'>): number {
  return Math.max(0, (legend?.resistances ?? 0) - withstood);
}

/** Whose turn it is, and how many attacks were made in it. */
export type Turn = Pick<Combat, 'active' | 'attacksMade'>;

/**
 * Why a legendary deed cannot be done now, as one sentence; null when it can. When its own turn comes, it can still act after the turn
 * that has just ended, until it does something itself.
 */
export function refuseDeed(one: Combatant, { name, once }: LegendaryDeed, { active, attacksMade }: Turn): string | null {
  if (active === one.id && attacksMade > 0)
    return `${one.name} cannot take a legendary action on its own turn. Use it right after another creature’s turn.`;
  if (legendaryActionsLeft(one) === 0) return `${one.name} has no legendary action left before its own turn.`;
  return once && one.deedsDone.includes(name) ? `${one.name} cannot use ${name} again before its own turn.` : null;
}
