import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { show as operation } from '#contract/play/battle-maps/battle-maps.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { documentStore } from '#server/features/campaign-documents/index.ts';
import { lockMap, writeShown } from './battle-maps.store.ts';
import { tellList } from './telling/tell-list.ts';
import { tellShown } from './telling/tell-shown.ts';

export const show = command(operation, {
  may: policies['battleMaps.show'],
  find: findAccess,
  run: async ({ tx, subject, input: { campaignId, mapId } }) => {
    await documentStore.holdTable(tx.sql, campaignId);
    const kept = mapId === null ? null : await lockMap(tx.sql, campaignId, mapId);
    if (mapId !== null && !kept) throw new Refusal('battleMap.notFound');
    await writeShown(tx.sql, campaignId, mapId);
    await tellShown(tx, campaignId, kept);
    await tellList(tx, subject);
    return {};
  },
});
