import type { SessionEnd } from '#domain/account/session-end.ts';
import type { Kernel, Tx } from '#server/kernel/calls/kernel.ts';
import { deleteSessions } from './sessions.store.ts';

/** Ends somebody's sessions for a reason, but for the one to keep; their sockets close on every server once the transaction has committed. */
export async function endSessions(kernel: Kernel, tx: Tx, userId: string, reason: SessionEnd, keep: string | null = null): Promise<void> {
  await deleteSessions(tx.sql, userId, reason, tx.now, keep);
  tx.afterCommit(() => kernel.sessionInvalidation.invalidate(userId));
}
