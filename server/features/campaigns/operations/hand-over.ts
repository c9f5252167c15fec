import { runsCampaigns } from '#domain/account/account.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { handOver as operation } from '#contract/play/campaigns.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findPlan } from '#server/features/plans/index.ts';
import { notifyPeople } from '#server/features/notices/index.ts';
import { announceSeat } from '#server/features/campaigns/announce-seat.ts';
import { findAccess, lockSeatsOf } from '#server/features/campaigns/find-access.ts';
import { refuseAlikeSeat } from '#server/features/campaigns/refuse-alike-names.ts';
import { findSeat, saveOwner, saveSeat } from '#server/features/campaigns/seats.store.ts';

export const handOver = command(operation, {
  may: policies['campaigns.handOver'],
  lock: lockSeatsOf,
  find: findAccess,
  run: async ({ tx, actor, input: { campaignId, userId }, kernel }) => {
    const { id } = personOf(actor);
    const seat = await findSeat(tx.sql, campaignId, userId);
    if (seat === null) throw new Refusal('seat.notFound');
    if (userId === id) return {};
    const plan = await findPlan(tx.sql, userId);
    if (plan === null || !runsCampaigns(plan)) throw new Refusal('campaign.heirNeedsPlan');
    await refuseAlikeSeat(tx.sql, { campaignId, userId, seat: 'owner', isGiven: true });
    await saveSeat(tx.sql, campaignId, id, 'co-dm');
    await saveSeat(tx.sql, campaignId, userId, 'owner');
    await saveOwner(tx.sql, campaignId, userId);
    for (const each of [id, userId]) await announceSeat(tx, kernel, campaignId, each);
    await notifyPeople(tx, { kind: 'campaignGiven' }, { userIds: [userId], campaignId, aboutId: id, subject: `given:${campaignId}` });
    return {};
  },
});
