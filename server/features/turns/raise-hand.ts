import { personOf, policies } from '#domain/policies.ts';
import { raiseHand as rule } from '#domain/turn.ts';
import { raiseHand as operation } from '#contract/turns.ts';
import { command } from '#server/kernel/handle.ts';
import { findStanding } from '#server/features/campaigns/index.ts';
import { takeStep } from './take-step.ts';

export const raiseHand = command(operation, {
  may: policies['turns.raiseHand'],
  find: findStanding,
  run: async ({ tx, actor, input }) => {
    const turn = await takeStep(tx, input.campaignId, (before) => rule(before, personOf(actor), tx.now));
    return { turn, now: tx.now.toISOString() };
  },
});
