import type { CheckCause, CheckRoller } from './check.ts';
import { hasSucceeded } from './standing.ts';

/** What of the damage somebody takes once they have saved: all, half, or nothing; null where that is not known. */
export function damageTaken(cause: CheckCause, { result }: CheckRoller): { amount: number; type: string }[] | null {
  const made = hasSucceeded(result);
  if (made === null) return null;
  if (!made) return cause.damage;
  return cause.half ? cause.damage.map(({ amount, type }) => ({ amount: Math.floor(amount / 2), type })) : [];
}
