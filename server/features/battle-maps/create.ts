import { emptyGround } from '#domain/battle-map/draw.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { create as operation } from '#contract/play/battle-maps/battle-maps.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { documentStore } from '#server/features/campaign-documents/index.ts';
import { keepNew } from './keep-new.ts';
import { lookAt } from '#server/features/battle-maps/looks/looks.ts';
import { tellList } from './telling/tell-list.ts';
import { findViewer } from './viewers.ts';

export const create = command(operation, {
  may: policies['battleMaps.create'],
  find: findAccess,
  run: async ({ tx, actor, subject, input: { campaignId, mapId, name, grid } }) => {
    // Two who make maps at once do so one after the other.
    await documentStore.holdTable(tx.sql, campaignId);
    const kept = await keepNew(tx, campaignId, { ...emptyGround(name, grid), id: mapId, tokens: [] });
    await tellList(tx, subject);
    return lookAt(kept, await findViewer(tx.sql, campaignId, personOf(actor).id, true), '');
  },
});
