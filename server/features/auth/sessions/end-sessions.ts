import type { SessionEnd } from '#domain/account/session-end.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import type { Kernel, Tx } from '#server/kernel/calls/kernel.ts';
import { deleteTokens } from './personal-tokens.store.ts';
import { deleteSessions } from './sessions.store.ts';

/** A call, or a tool beside the server that notifies the servers itself. */
type Through = { kernel: Pick<Kernel, 'sessionInvalidation'>; tx: Tx } | { sql: Sql; now: Date };

/**
 * Ends somebody's sessions for a reason, but for the one to keep, and their personal access tokens, unless they themselves sign
 * other devices out; with a call their sockets close on every server once it has committed.
 */
export async function endSessions(through: Through, userId: string, reason: SessionEnd, keep: string | null = null): Promise<void> {
  const { sql, now } = 'tx' in through ? through.tx : through;
  await deleteSessions(sql, userId, reason, now, keep);
  if (reason !== 'endedElsewhere') await deleteTokens(sql, userId);
  if ('tx' in through) through.tx.afterCommit(() => through.kernel.sessionInvalidation.invalidate(userId));
}
