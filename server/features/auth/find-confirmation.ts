import type { Confirmation } from '#domain/policies.ts';
import type { Sql } from '#server/kernel/database.ts';
import type { CallContext } from '#server/kernel/handle.ts';
import type { Tx } from '#server/kernel/kernel.ts';
import { findSafeguards } from './people.store.ts';

/** Milliseconds for which a confirmation holds. */
const CONFIRMED = 10 * 60 * 1000;

/**
 * The subject of dangerous actions: whether the password was entered again in this session within ten minutes, and whether
 * an administrator owes a second factor. Who has no password, and signs in with Google only, confirms by signing in again.
 */
export async function findConfirmation({
  actor,
  session,
  kernel,
  ...through
}: Pick<CallContext, 'actor' | 'session' | 'kernel'> & ({ sql: Sql } | { tx: Tx })): Promise<Confirmation> {
  if (actor.kind !== 'person' || session === null) return { confirmed: false, lacksSecondFactor: false };
  const sql = 'tx' in through ? through.tx.sql : through.sql;
  const { twoFactor, hasPassword } = await findSafeguards(sql, actor.id);
  const since = hasPassword ? session.confirmedAt : session.createdAt;
  return {
    confirmed: since !== null && kernel.now().getTime() - since.getTime() < CONFIRMED,
    lacksSecondFactor: actor.plan === 'ADMIN' && twoFactor && !session.secondFactor,
  };
}
