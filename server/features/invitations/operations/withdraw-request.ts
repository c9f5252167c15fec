import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { withdrawRequest as operation } from '#contract/play/campaigns.ts';
import { command, noSubject } from '#server/kernel/calls/handle.ts';
import { withdrawApproach } from '#server/features/notices/index.ts';
import { announceRequest } from '#server/features/invitations/announce-request.ts';
import { withdrawSeatRequest } from '#server/features/invitations/seat-requests.store.ts';

export const withdrawRequest = command(operation, {
  may: policies['campaigns.withdrawRequest'],
  find: noSubject,
  run: async ({ tx, actor, input }) => {
    const { id: userId } = personOf(actor);
    const campaignId = await withdrawSeatRequest(tx.sql, input.requestId, userId);
    if (campaignId === null) throw new Refusal('seat.requestNotFound');
    await withdrawApproach(tx, { campaignId, userId });
    await announceRequest(tx, campaignId, userId);
    return {};
  },
});
