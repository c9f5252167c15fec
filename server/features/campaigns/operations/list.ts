import { limits } from '#domain/limits/limits.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { list as operation } from '#contract/play/campaigns.ts';
import { noSubject, query } from '#server/kernel/calls/handle.ts';
import { listCampaignsFor, toCard } from '#server/features/campaigns/campaigns.store.ts';

export const list = query(operation, {
  may: policies['campaigns.list'],
  find: noSubject,
  run: async ({ sql, actor, input }) => {
    const { id } = personOf(actor);
    return (await listCampaignsFor(sql, id, input.which, limits.campaignPage)).map((row) => toCard(row, id));
  },
});
