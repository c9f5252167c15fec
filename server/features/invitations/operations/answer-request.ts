import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { answerRequest as operation } from '#contract/play/campaigns.ts';
import { personTopic } from '#contract/realtime/topics.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess, lockSeatsOf, seating } from '#server/features/campaigns/index.ts';
import { announceRequest } from '#server/features/invitations/announce-request.ts';
import { declineSeatRequest, deleteSeatRequest, lockSeatRequest } from '#server/features/invitations/seat-requests.store.ts';

export const answerRequest = command(operation, {
  may: policies['campaigns.answerRequest'],
  lock: lockSeatsOf,
  find: findAccess,
  run: async ({ tx, input: { campaignId, requestId, accept }, kernel }) => {
    const waiting = await lockSeatRequest(tx.sql, campaignId, requestId);
    if (waiting === null) throw new Refusal('seat.requestNotFound');
    const { userId, seat, campaignName } = waiting;
    if (accept) {
      await seating.refuseSeat(tx.sql, { campaignId, userId, seat, isGiven: true });
      await seating.giveSeat(tx, kernel, { campaignId, userId, seat });
      await deleteSeatRequest(tx.sql, campaignId, userId);
    } else {
      await declineSeatRequest(tx.sql, requestId, tx.now);
      tx.emit(personTopic(userId), { type: 'campaigns.changed', campaignId, change: null });
    }
    await announceRequest(tx, campaignId, userId);
    tx.emit(personTopic(userId), { type: 'campaigns.answered', userId, campaignId, campaignName, accepted: accept });
    return {};
  },
});
