import { personOf, policies } from '#domain/permissions/policies.ts';
import { lowerHand as rule } from '#domain/turn/turn.ts';
import { lowerHand as operation } from '#contract/play/turns.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { lockTurnOf, takeStepInPlay } from './take-step.ts';

export const lowerHand = command(operation, {
  may: policies['turns.lowerHand'],
  lock: lockTurnOf,
  find: findAccess,
  run: async ({ tx, actor, subject, locked }) => {
    const turn = await takeStepInPlay(tx, { locked, subject }, (before) => rule(before, personOf(actor).id, tx.now));
    return { turn, now: tx.now.toISOString() };
  },
});
