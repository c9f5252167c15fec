import { campaignServerLimits } from '#domain/limits/campaign-limits.ts';
import { expireTurn } from '#domain/turn/turn.ts';
import { transact } from '#server/kernel/calls/kernel.ts';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import { repeat } from '#server/kernel/workers/index.ts';
import type { RepeatedJob } from '#server/kernel/workers/index.ts';
import { takeStep } from './take-step.ts';
import { findNextEnd, listDue } from './turns.store.ts';

/** Milliseconds between two looks at the table at least. */
const SHORTEST_WAIT_MILLISECONDS = 5;

/**
 * Ends collections on time, whoever is connected. The end stands in the database, so nothing is forgotten by a restart
 * and several servers may look at once: the step is taken under the turn's lock.
 */
export function startTurnClock(kernel: Kernel): RepeatedJob {
  const wakeAt = (ends: number) => clock.wake(Math.max(SHORTEST_WAIT_MILLISECONDS, ends - kernel.now().getTime()));
  async function look() {
    await closeDue(kernel);
    const next = await findNextEnd(kernel.database.sql);
    if (next !== null) wakeAt(next.getTime());
  }
  const clock = repeat(
    { fault: 'The turn clock failed; it tries again', every: campaignServerLimits.turnLookMilliseconds, first: 0, run: look },
    kernel.timers,
  );
  kernel.afterCommit.push((events) => {
    // A turn opened here may end before the next look.
    for (const event of events) if (event.type === 'turns.changed' && event.turn.endsAt !== null) wakeAt(Date.parse(event.turn.endsAt));
  });
  return clock;
}

/** Ends every collection whose time is up. */
export async function closeDue(kernel: Kernel): Promise<void> {
  for (const campaignId of await listDue(kernel.database.sql, kernel.now())) {
    await transact(kernel, (tx) => takeStep(tx, campaignId, (turn) => expireTurn(turn, tx.now)));
  }
}
