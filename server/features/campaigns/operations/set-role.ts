import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { judgeSeatChange } from '#domain/campaign/seat-change.ts';
import { setRole as operation } from '#contract/play/campaigns.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { announceSeat, announceUnseated } from '#server/features/campaigns/announce-seat.ts';
import { findAccess, lockSeatsOf } from '#server/features/campaigns/find-access.ts';
import { refuseAlikeSeat } from '#server/features/campaigns/refuse-alike-names.ts';
import { findSeat, saveSeat } from '#server/features/campaigns/seats.store.ts';

export const setRole = command(operation, {
  may: policies['campaigns.setRole'],
  lock: lockSeatsOf,
  find: findAccess,
  run: async ({ tx, input: { campaignId, userId, seat }, subject, kernel }) => {
    const before = await findSeat(tx.sql, campaignId, userId);
    if (before === null) throw new Refusal('seat.notFound');
    const verdict = judgeSeatChange(subject.seat, before, seat);
    if (verdict !== true) throw new Refusal(verdict);
    if (seat === 'co-dm') await refuseAlikeSeat(tx.sql, { campaignId, userId, seat, isGiven: true });
    await saveSeat(tx.sql, campaignId, userId, seat);
    if (seat === 'spectator') announceUnseated(tx, campaignId, userId);
    await announceSeat(tx, kernel, campaignId, userId);
    return {};
  },
});
