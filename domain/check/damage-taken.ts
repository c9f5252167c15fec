import type { AskedCheck, CheckCause, CheckRoller } from './check.ts';
import { hasSucceeded } from './standing.ts';

/** What of the damage somebody takes once they have saved: all, half, or nothing; null where that is not known. */
export function damageTaken(cause: CheckCause, { result }: CheckRoller): { amount: number; type: string }[] | null {
  const made = hasSucceeded(result);
  if (made === null) return null;
  if (!made) return cause.damage;
  return cause.half ? cause.damage.map(({ amount, type }) => ({ amount: Math.floor(amount / 2), type })) : [];
}

/** The damage of a card that somebody has still to take; null where it is none, is not known yet, was taken, or was taken back. */
export function damageOpen({ cause }: Pick<AskedCheck, 'cause'>, roller: CheckRoller): { amount: number; type: string }[] | null {
  if (!cause || cause.isTakenBack === true || roller.applied) return null;
  const taken = (damageTaken(cause, roller) ?? []).filter(({ amount }) => amount > 0);
  return taken.length > 0 ? taken : null;
}

/** The creatures of a fight that have damage of a card still to take, and what of it each takes. */
export function creaturesOpen(check: AskedCheck, fightId: string): { id: string; damage: { amount: number; type: string }[] }[] {
  return check.rollers.flatMap((roller) => {
    const damage = roller.creature?.fightId === fightId ? damageOpen(check, roller) : null;
    return roller.creature && damage ? [{ id: roller.creature.id, damage }] : [];
  });
}
