import { emptyGround } from '#domain/battle-map/draw.ts';
import { battleMapLimits } from '#domain/limits/battle-map-limits.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { create as operation } from '#contract/play/battle-maps/battle-maps.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { documentStore } from '#server/features/campaign-documents/index.ts';
import { findMap, insertMap } from './battle-maps.store.ts';
import { lookAt } from './looks.ts';
import { findViewer } from './viewers.ts';

export const create = command(operation, {
  may: policies['battleMaps.create'],
  find: findAccess,
  run: async ({ tx, actor, input: { campaignId, mapId, name, grid } }) => {
    // Two who make maps at once do so one after the other.
    await documentStore.holdTable(tx.sql, campaignId);
    // The answer to the same call may have been lost on the way: what is there already is answered.
    const map = { ...emptyGround(name, grid), id: mapId, tokens: [] };
    const isNew = await insertMap(tx.sql, campaignId, map, battleMapLimits.mapsPerCampaign, tx.now);
    const kept = isNew ? { map, isShown: false } : await findMap(tx.sql, campaignId, mapId);
    if (!kept) throw new Refusal('battleMap.tooMany');
    return lookAt(kept, await findViewer(tx.sql, campaignId, personOf(actor).id, true), '');
  },
});
