import type { LegendaryAction } from '#domain/rules/legendary-data.ts';
import type { CreatureSpell } from '#domain/rules/spell-data.ts';
import { refuseCombat } from './refusals.ts';
import type { CombatRefused } from './refusals.ts';
import type { Combat, Combatant } from './state.ts';

/** How often a spell can still be cast today; null for at will. */
export function castsLeft({ spellsCast }: Pick<Combatant, 'spellsCast'>, { name, pool, uses }: CreatureSpell): number | null {
  return uses === null ? null : uses - spellsCast.filter((each) => each === (pool ?? name)).length;
}

/** Who can take legendary actions, and has taken some. */
type Legendary = Pick<Combatant, 'id' | 'legend' | 'legendaryActionsUsed'>;

/** Legendary actions left of those that came back at the start of its last turn. */
const leftOfRound = ({ legend, legendaryActionsUsed }: Legendary) => Math.max(0, (legend?.actions ?? 0) - legendaryActionsUsed.length);

/**
 * Legendary actions left. All come back at the start of its own turn; while it can still follow the turn before, those count that are
 * left for that.
 */
export function legendaryActionsLeft(one: Legendary, turn: Turn): number {
  return isInOwnTurn(one, turn) ? (one.legend?.actions ?? 0) : leftOfRound(one);
}

/** Failed saves that legendary resistance can still make good. */
export function resistancesLeft({ legend, legendaryResistancesUsed }: Pick<Combatant, 'legend' | 'legendaryResistancesUsed'>): number {
  return Math.max(0, (legend?.resistances ?? 0) - legendaryResistancesUsed);
}

/** Whose turn it is in which round, what was done in it, and who acts in which order. */
export interface Turn extends Pick<Combat, 'active' | 'round' | 'attacksMade' | 'bonusActionUsed' | 'happened'> {
  combatants: readonly Pick<Combatant, 'id' | 'summoned'>[];
}

/** By what it is known that somebody has rolled initiative and has not ended their first turn: until then it counts as just rolled. */
export const firstTurn = 'firstTurn';

/**
 * Whether nobody's turn has ended in a fight, so that there is none to follow: everybody with a place of their own in the order has their
 * first turn still before them.
 */
export function isBeforeAnyTurn({ round, happened, combatants }: Pick<Turn, 'round' | 'happened' | 'combatants'>): boolean {
  const waiting = new Set(happened.flatMap(({ what, by }) => (what === firstTurn ? [by] : [])));
  return round === 1 && combatants.every(({ id, summoned }) => summoned !== undefined || waiting.has(id));
}

/**
 * Whether a creature has its own turn and can no longer act after that of somebody else: it did something, none is left for that, or
 * the fight began with it and nobody's turn has ended.
 */
export function isInOwnTurn(one: Legendary, turn: Turn): boolean {
  const { active, attacksMade, bonusActionUsed, happened } = turn;
  const { id } = one;
  if (active !== id) return false;
  const hasBegun = attacksMade > 0 || bonusActionUsed || happened.some(({ by, takes }) => by === id && takes !== null);
  return isBeforeAnyTurn(turn) || hasBegun || hasFollowedTurn(one, turn) || leftOfRound(one) === 0;
}

/** By what it is known in a turn that the one before was that of somebody legendary. */
export const ownTurnEnded = 'turnEnded';

/** Whether the turn that ended last was a creature's own: a legendary action follows those of others alone. */
export function isAfterOwnTurn({ id }: Pick<Combatant, 'id'>, { happened }: Pick<Turn, 'happened'>): boolean {
  return happened.some(({ by, what }) => by === id && what === ownTurnEnded);
}

/** By what it is known in a turn that somebody has taken a legendary action in it. */
export const legendaryAction = 'legendaryAction';

/** Whether a creature has taken its legendary action after the turn that ended last. */
export function hasFollowedTurn({ id }: Pick<Combatant, 'id'>, { happened }: Pick<Turn, 'happened'>): boolean {
  return happened.some(({ by, what }) => by === id && what === legendaryAction);
}

/**
 * Why a legendary action cannot be taken now; null when it can. One at a time: after each turn of another creature one, and none after
 * its own, nor before any turn has ended. At the start of its own turn a creature can still take one for the turn that has just ended, until
 * it does something (SRD 5.2.1, Legendary Actions: immediately after another creature's turn; they come back at the start of its own).
 */
export function refuseLegendaryAction(one: Combatant, { name, once }: LegendaryAction, turn: Turn): CombatRefused | null {
  if (hasFollowedTurn(one, turn)) return refuseCombat('legendaryActionTaken', { name: one.name });
  if (isInOwnTurn(one, turn) || isAfterOwnTurn(one, turn)) return refuseCombat('legendaryOnOwnTurn', { name: one.name });
  if (isBeforeAnyTurn(turn)) return refuseCombat('legendaryBeforeAnyTurn', { name: one.name });
  if (legendaryActionsLeft(one, turn) === 0) return refuseCombat('noLegendaryActionLeft', { name: one.name });
  return once && one.legendaryActionsUsed.includes(name) ? refuseCombat('legendaryActionOnce', { name: one.name, action: name }) : null;
}
