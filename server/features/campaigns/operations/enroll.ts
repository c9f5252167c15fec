import { FREE_TEMPLATE_CAMPAIGN } from '#domain/ids.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { enroll as operation } from '#contract/play/campaigns.ts';
import { command, noSubject } from '#server/kernel/calls/handle.ts';
import { announcePeople } from '#server/features/campaigns/announce-seat.ts';
import { seatPerson } from '#server/features/campaigns/campaigns.store.ts';

export const enroll = command(operation, {
  may: policies['campaigns.enroll'],
  find: noSubject,
  run: async ({ tx, actor }) => {
    const campaignId = FREE_TEMPLATE_CAMPAIGN;
    const isNew = await seatPerson(tx.sql, campaignId, personOf(actor).id, 'player', tx.now);
    if (isNew) await announcePeople(tx, campaignId, personOf(actor).id);
    return { campaignId };
  },
});
