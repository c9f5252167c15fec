import { policies } from '#domain/permissions/policies.ts';
import { forceEnd as rule } from '#domain/turn/turn.ts';
import { forceEnd as operation } from '#contract/turns.ts';
import { command } from '#server/kernel/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { takeStepInPlay } from './take-step.ts';

export const forceEnd = command(operation, {
  may: policies['turns.forceEnd'],
  find: findAccess,
  run: async ({ tx, input }) => {
    const turn = await takeStepInPlay(tx, input.campaignId, (before) => rule(before, input.cycle, tx.now));
    return { turn, now: tx.now.toISOString() };
  },
});
