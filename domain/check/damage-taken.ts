import type { ActiveEffect } from '#domain/rules/activity/active-effect.ts';
import type { AskedCheck, CheckCause, CheckRoller } from './check.ts';
import { hasSucceeded } from './standing.ts';

/** What of the damage somebody takes once they have saved: all, half, or nothing; null where that is not known. */
export function damageTaken(cause: CheckCause, { result }: CheckRoller): { amount: number; type: string }[] | null {
  const made = hasSucceeded(result);
  if (made === null) return null;
  if (!made) return cause.damage;
  return cause.half ? cause.damage.map(({ amount, type }) => ({ amount: Math.floor(amount / 2), type })) : [];
}

/** What of a card somebody takes: its damage, and what a failed save leaves on them. */
export interface Open {
  damage: { amount: number; type: string }[];
  effects: ActiveEffect[];
}

/** What of a card somebody has still to take; null where it is nothing, is not known yet, was taken, or was taken back. */
export function openOf({ cause }: Pick<AskedCheck, 'cause'>, roller: CheckRoller): Open | null {
  if (!cause || cause.isTakenBack === true || roller.applied) return null;
  const damage = (damageTaken(cause, roller) ?? []).filter(({ amount }) => amount > 0);
  const effects = hasSucceeded(roller.result) === false ? (cause.effects ?? []) : [];
  return damage.length + effects.length > 0 ? { damage, effects } : null;
}

/** The creatures of a fight that have something of a card still to take, and what of it each takes. */
export function creaturesOpen(check: AskedCheck, fightId: string): (Open & { id: string })[] {
  return check.rollers.flatMap((roller) => {
    const open = roller.creature?.fightId === fightId ? openOf(check, roller) : null;
    return roller.creature && open ? [{ id: roller.creature.id, ...open }] : [];
  });
}
