import { personOf, policies } from '#domain/permissions/policies.ts';
import { markRead as operation } from '#contract/play/campaigns.ts';
import { batchCommand } from '#server/kernel/calls/batch.ts';
import { findAccessOfMany } from '#server/features/campaigns/campaigns.store.ts';
import { saveReadPositions } from '#server/features/campaigns/read-positions.store.ts';

/** A whole table reads at the same time, so these calls share transactions. */
export const markRead = batchCommand(operation, {
  may: policies['campaigns.markRead'],
  find: (tx, calls) =>
    findAccessOfMany(
      tx.sql,
      calls.map(({ actor, input }) => ({ userId: actor.kind === 'person' ? actor.id : null, campaignId: input.campaignId })),
    ),
  run: async (tx, calls) => {
    await saveReadPositions(
      tx.sql,
      calls.map(({ actor, input }) => ({ userId: personOf(actor).id, ...input })),
    );
    return calls.map(() => ({}));
  },
});
