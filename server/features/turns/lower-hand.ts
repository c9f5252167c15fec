import { personOf, policies } from '#domain/permissions/policies.ts';
import { lowerHand as rule } from '#domain/turn/turn.ts';
import { lowerHand as operation } from '#contract/turns.ts';
import { command } from '#server/kernel/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { takeStepInPlay } from './take-step.ts';

export const lowerHand = command(operation, {
  may: policies['turns.lowerHand'],
  find: findAccess,
  run: async ({ tx, actor, input }) => {
    const turn = await takeStepInPlay(tx, input.campaignId, (before) => rule(before, personOf(actor).id, tx.now));
    return { turn, now: tx.now.toISOString() };
  },
});
