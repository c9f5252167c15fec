import { policies } from '#domain/permissions/policies.ts';
import { order as operation } from '#contract/play/battle-maps/battle-maps.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { documentStore } from '#server/features/campaign-documents/index.ts';
import { writeOrder } from './battle-maps.store.ts';
import { tellList } from './telling/tell-list.ts';

export const order = command(operation, {
  may: policies['battleMaps.order'],
  find: findAccess,
  run: async ({ tx, subject, input: { campaignId, mapIds } }) => {
    // Two who order maps at once do so one after the other.
    await documentStore.holdTable(tx.sql, campaignId);
    await writeOrder(tx.sql, campaignId, mapIds);
    await tellList(tx, subject);
    return {};
  },
});
