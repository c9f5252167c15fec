import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { copy as operation } from '#contract/play/battle-maps/battle-maps.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { documentStore } from '#server/features/campaign-documents/index.ts';
import { findMap } from './battle-maps.store.ts';
import { keepNew } from './keep-new.ts';
import { lookAt } from './looks.ts';
import { findViewer } from './viewers.ts';

export const copy = command(operation, {
  may: policies['battleMaps.copy'],
  find: findAccess,
  run: async ({ tx, actor, input: { campaignId, mapId, copyId, name } }) => {
    await documentStore.holdTable(tx.sql, campaignId);
    const kept = await findMap(tx.sql, campaignId, mapId);
    if (!kept) throw new Refusal('battleMap.notFound');
    const copied = await keepNew(tx, campaignId, { ...kept.map, id: copyId, name });
    return lookAt(copied, await findViewer(tx.sql, campaignId, personOf(actor).id, true), '');
  },
});
