import { expireTurn } from '#domain/turn/turn.ts';
import { transact } from '#server/kernel/calls/kernel.ts';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import { log } from '#server/kernel/log.ts';
import { takeStep } from './take-step.ts';
import { findNextEnd, listDue } from './turns.store.ts';

/** Looks at the table at least this often, for turns that another server opened. */
const LOOK = 1000;

/**
 * Ends collections on time, whoever is connected. The end stands in the database, so nothing is forgotten by a restart
 * and several servers may look at once: the step is taken under the turn's lock.
 */
export function startTurnClock(kernel: Kernel): { stop(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let running: Promise<void> = Promise.resolve();

  async function look() {
    try {
      await closeDue(kernel);
      const next = await findNextEnd(kernel.database.sql);
      schedule(next === null ? LOOK : next.getTime() - kernel.now().getTime());
    } catch (error) {
      if (!stopped) log.fault('The turn clock failed; it tries again', error);
      schedule(LOOK);
    }
  }

  function schedule(wait: number) {
    if (stopped) return;
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        running = look();
      },
      Math.min(LOOK, Math.max(5, wait)),
    );
  }

  running = look();
  kernel.afterCommit.push((events) => {
    // A turn opened here may end before the next look.
    const ends = events.flatMap((event) =>
      event.type === 'turns.changed' && event.turn.endsAt !== null ? [Date.parse(event.turn.endsAt)] : [],
    );
    if (ends.length > 0) schedule(Math.min(...ends) - kernel.now().getTime());
  });
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** Ends every collection whose time is up. */
export async function closeDue(kernel: Kernel): Promise<void> {
  for (const campaignId of await listDue(kernel.database.sql, kernel.now())) {
    await transact(kernel, (tx) => takeStep(tx, campaignId, (turn) => expireTurn(turn, tx.now)));
  }
}
