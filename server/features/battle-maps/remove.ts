import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { remove as operation } from '#contract/play/battle-maps/battle-maps.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { deleteMap, lockMap } from './battle-maps.store.ts';
import { tellList } from './telling/tell-list.ts';
import { tellShown } from './telling/tell-shown.ts';

export const remove = command(operation, {
  may: policies['battleMaps.remove'],
  find: findAccess,
  run: async ({ tx, subject, input: { campaignId, mapId } }) => {
    const kept = await lockMap(tx.sql, campaignId, mapId);
    if (!kept) throw new Refusal('battleMap.notFound');
    await deleteMap(tx.sql, campaignId, mapId);
    if (kept.isShown) await tellShown(tx, campaignId, null);
    await tellList(tx, subject);
    return {};
  },
});
