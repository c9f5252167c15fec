import { personOf, policies } from '#domain/permissions/policies.ts';
import { raiseHand as rule } from '#domain/turn/turn.ts';
import { raiseHand as operation } from '#contract/turns.ts';
import { command, permit } from '#server/kernel/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { takeStepInPlay } from './take-step.ts';
import { lockTurn } from './turns.store.ts';

export const raiseHand = command(operation, {
  may: policies['turns.raiseHand'],
  find: findAccess,
  run: async ({ tx, actor, input }) => {
    await lockTurn(tx.sql, input.campaignId);
    // Once more under the lock: whoever loses their seat at this moment leaves no hand behind.
    permit(policies['turns.raiseHand'], actor, await findAccess({ tx, actor, input }));
    const turn = await takeStepInPlay(tx, input.campaignId, (before, settings) =>
      rule(before, personOf(actor), tx.now, settings.collectingSeconds),
    );
    return { turn, now: tx.now.toISOString() };
  },
});
