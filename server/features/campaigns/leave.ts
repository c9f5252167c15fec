import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { leave as operation } from '#contract/campaigns.ts';
import { command } from '#server/kernel/handle.ts';
import { announceSeat, announceUnseated } from './announce-seat.ts';
import { endEmptyRun } from './end-empty-run.ts';
import { findAccess, lockSeatsOf } from './find-access.ts';
import { deleteSeat } from './seats.store.ts';

export const leave = command(operation, {
  may: policies['campaigns.leave'],
  lock: lockSeatsOf,
  find: findAccess,
  run: async ({ tx, actor, input: { campaignId }, subject, kernel }) => {
    if (subject.seat === 'owner') throw new Refusal('campaign.ownerStays');
    const { id } = personOf(actor);
    await deleteSeat(tx.sql, campaignId, id);
    announceUnseated(tx, campaignId, id);
    announceSeat(tx, kernel, campaignId, id);
    await endEmptyRun(tx, subject);
    return {};
  },
});
