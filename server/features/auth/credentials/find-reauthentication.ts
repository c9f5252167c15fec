import { accountServerLimits } from '#domain/limits/account-limits.ts';
import type { Reauthentication } from '#domain/permissions/policies.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import type { CallContext } from '#server/kernel/calls/handle.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { findSafeguards } from '#server/features/auth/people.store.ts';

/**
 * The subject of dangerous actions. It says whether the password was entered again in this session within ten minutes, and
 * whether an administrator owes a second factor. People without a password reauthenticate by signing in again.
 */
export async function findReauthentication({
  actor,
  session,
  kernel,
  ...through
}: Pick<CallContext, 'actor' | 'session' | 'kernel'> & ({ sql: Sql } | { tx: Tx })): Promise<Reauthentication> {
  if (actor.kind !== 'person' || session === null) return { isReauthenticated: false, lacksSecondFactor: false };
  const sql = 'tx' in through ? through.tx.sql : through.sql;
  const { twoFactor, hasPassword } = await findSafeguards(sql, actor.id);
  const since = hasPassword ? session.confirmedAt : session.createdAt;
  return {
    isReauthenticated: since !== null && kernel.now().getTime() - since.getTime() < accountServerLimits.reauthenticationMilliseconds,
    lacksSecondFactor: actor.plan === 'ADMIN' && twoFactor && !session.secondFactor,
  };
}
