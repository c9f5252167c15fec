import { policies } from '#domain/permissions/policies.ts';
import { lowerHand as rule } from '#domain/turn/turn.ts';
import { skip as operation } from '#contract/play/turns.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { lockTurnOf, takeStepInPlay } from './take-step.ts';

export const skip = command(operation, {
  may: policies['turns.skip'],
  lock: lockTurnOf,
  find: findAccess,
  run: async ({ tx, input: { userId }, subject, locked }) => {
    const turn = await takeStepInPlay(tx, { locked, subject }, (before) => rule(before, userId, tx.now));
    return { turn, now: tx.now.toISOString() };
  },
});
