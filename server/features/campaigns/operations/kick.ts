import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { judgeKick } from '#domain/campaign/seat-change.ts';
import { kick as operation } from '#contract/play/campaigns.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { announceSeat, announceUnseated } from '#server/features/campaigns/announce-seat.ts';
import { endEmptyRun } from '#server/features/campaigns/end-empty-run.ts';
import { findAccess, lockSeatsOf } from '#server/features/campaigns/find-access.ts';
import { deleteSeat, findSeat } from '#server/features/campaigns/seats.store.ts';

export const kick = command(operation, {
  may: policies['campaigns.kick'],
  lock: lockSeatsOf,
  find: findAccess,
  run: async ({ tx, input: { campaignId, userId }, subject, kernel }) => {
    const seat = await findSeat(tx.sql, campaignId, userId);
    if (seat === null) throw new Refusal('seat.notFound');
    const verdict = judgeKick(subject.seat, seat, subject.privateRun);
    if (verdict !== true) throw new Refusal(verdict);
    await deleteSeat(tx.sql, campaignId, userId);
    announceUnseated(tx, campaignId, userId);
    await announceSeat(tx, kernel, campaignId, userId);
    await endEmptyRun(tx, subject);
    return {};
  },
});
