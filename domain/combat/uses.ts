import type { LegendaryAction } from '#domain/rules/legendary-data.ts';
import type { CreatureSpell } from '#domain/rules/spell-data.ts';
import { refuseCombat } from './refusals.ts';
import type { CombatRefused } from './refusals.ts';
import type { Combat, Combatant } from './state.ts';

/** How often a spell can still be cast today; null for at will. */
export function castsLeft({ spellsCast }: Pick<Combatant, 'spellsCast'>, { name, pool, uses }: CreatureSpell): number | null {
  return uses === null ? null : uses - spellsCast.filter((each) => each === (pool ?? name)).length;
}

/** Legendary actions left until the end of its own next turn. */
export function legendaryActionsLeft({ legend, legendaryActionsUsed }: Pick<Combatant, 'legend' | 'legendaryActionsUsed'>): number {
  return Math.max(0, (legend?.actions ?? 0) - legendaryActionsUsed.length);
}

/** Failed saves that legendary resistance can still make good. */
export function resistancesLeft({ legend, legendaryResistancesUsed }: Pick<Combatant, 'legend' | 'legendaryResistancesUsed'>): number {
  return Math.max(0, (legend?.resistances ?? 0) - legendaryResistancesUsed);
}

/** Whose turn it is in which round, what was done in it, and who acts in which order. */
export interface Turn extends Pick<Combat, 'active' | 'round' | 'attacksMade' | 'bonusActionUsed' | 'happened'> {
  combatants: readonly Pick<Combatant, 'id'>[];
}

/**
 * Whether a creature has its own turn and can no longer act after that of somebody else: it did something, or the fight began with it
 * and nobody's turn has ended.
 */
export function isInOwnTurn({ id }: Pick<Combatant, 'id'>, turn: Turn): boolean {
  const { active, round, attacksMade, bonusActionUsed, happened, combatants } = turn;
  if (active !== id) return false;
  const isFirst = round === 1 && combatants[0]?.id === id;
  return isFirst || attacksMade > 0 || bonusActionUsed || happened.some(({ by, takes }) => by === id && takes !== null);
}

/** By what it is known in a turn that somebody has taken a legendary action in it. */
export const legendaryAction = 'legendaryAction';

/** Whether a creature has taken its legendary action after the turn that ended last. */
export function hasFollowedTurn({ id }: Pick<Combatant, 'id'>, { happened }: Pick<Turn, 'happened'>): boolean {
  return happened.some(({ by, what }) => by === id && what === legendaryAction);
}

/**
 * Why a legendary action cannot be taken now; null when it can. One at a time: after each turn of another creature one. At the start of its own turn a creature can still
 * take one for the turn that has just ended, until it does something.
 */
export function refuseLegendaryAction(one: Combatant, { name, once }: LegendaryAction, turn: Turn): CombatRefused | null {
  if (isInOwnTurn(one, turn)) return refuseCombat('legendaryOnOwnTurn', { name: one.name });
  if (legendaryActionsLeft(one) === 0) return refuseCombat('noLegendaryActionLeft', { name: one.name });
  if (hasFollowedTurn(one, turn)) return refuseCombat('legendaryActionTaken', { name: one.name });
  return once && one.legendaryActionsUsed.includes(name) ? refuseCombat('legendaryActionOnce', { name: one.name, action: name }) : null;
}
