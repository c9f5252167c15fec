import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { judgeKick } from '#domain/campaign/seat-change.ts';
import { kick as operation } from '#contract/campaigns.ts';
import { command } from '#server/kernel/handle.ts';
import { announceSeat, announceUnseated } from './announce-seat.ts';
import { endEmptyRun } from './end-empty-run.ts';
import { findAccess, lockSeatsOf } from './find-access.ts';
import { deleteSeat, findSeat } from './seats.store.ts';

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
    announceSeat(tx, kernel, campaignId, userId);
    await endEmptyRun(tx, subject);
    return {};
  },
});
