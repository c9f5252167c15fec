import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { leave as operation } from '#contract/play/campaigns.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { announceSeat, announceUnseated } from '#server/features/campaigns/announce-seat.ts';
import { endEmptyRun } from '#server/features/campaigns/end-empty-run.ts';
import { findAccess, lockSeatsOf } from '#server/features/campaigns/find-access.ts';
import { deleteSeat } from '#server/features/campaigns/seats.store.ts';

export const leave = command(operation, {
  may: policies['campaigns.leave'],
  lock: lockSeatsOf,
  find: findAccess,
  run: async ({ tx, actor, input: { campaignId }, subject, kernel }) => {
    if (subject.seat === 'owner') throw new Refusal('campaign.ownerStays');
    const { id } = personOf(actor);
    await deleteSeat(tx.sql, campaignId, id);
    announceUnseated(tx, campaignId, id);
    await announceSeat(tx, kernel, campaignId, id);
    await endEmptyRun(tx, subject);
    return {};
  },
});
