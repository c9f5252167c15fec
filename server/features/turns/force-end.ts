import { policies } from '#domain/permissions/policies.ts';
import { forceEnd as rule } from '#domain/turn/turn.ts';
import { forceEnd as operation } from '#contract/play/turns.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { lockTurnOf, takeStepInPlay } from './take-step.ts';

export const forceEnd = command(operation, {
  may: policies['turns.forceEnd'],
  lock: lockTurnOf,
  find: findAccess,
  run: async ({ tx, input, subject, locked }) => {
    const turn = await takeStepInPlay(tx, { locked, subject }, (before) => rule(before, input.cycle, tx.now));
    return { turn, now: tx.now.toISOString() };
  },
});
