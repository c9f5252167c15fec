import { personOf, policies } from '#domain/permissions/policies.ts';
import { raiseHand as rule } from '#domain/turn/turn.ts';
import { raiseHand as operation } from '#contract/play/turns.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess, seating } from '#server/features/campaigns/index.ts';
import { lockTurnOf, takeStepInPlay } from './take-step.ts';

export const raiseHand = command(operation, {
  may: policies['turns.raiseHand'],
  // Judged under the lock: whoever loses their seat at this moment leaves no hand behind.
  lock: lockTurnOf,
  find: findAccess,
  run: async ({ tx, actor, subject, locked }) => {
    seating.announceReturn(tx, subject, personOf(actor).id);
    const { collectingSeconds } = subject.settings();
    const turn = await takeStepInPlay(tx, { locked, subject }, (before) => rule(before, personOf(actor), tx.now, collectingSeconds));
    return { turn, now: tx.now.toISOString() };
  },
});
