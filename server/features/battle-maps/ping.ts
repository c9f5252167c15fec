import { cellCount } from '#domain/battle-map/grid.ts';
import { isDm } from '#domain/campaign/seat.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { ping as operation } from '#contract/play/battle-maps/battle-maps.ts';
import { campaignTopic } from '#contract/realtime/topics.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { findMap } from './battle-maps.store.ts';
import { keepPing } from './screens/table-screens.store.ts';

export const ping = command(operation, {
  may: policies['battleMaps.ping'],
  find: findAccess,
  run: async ({ tx, actor, subject, input: { campaignId, mapId, cell } }) => {
    const kept = await findMap(tx.sql, campaignId, mapId);
    if (!kept || !(kept.isShown || isDm(subject.seat))) throw new Refusal('battleMap.notFound');
    if (cell >= cellCount(kept.map.grid)) throw new Refusal('battleMap.outside');
    const { name } = personOf(actor);
    if (kept.isShown) {
      tx.emit(campaignTopic(campaignId), { type: 'battleMaps.pinged', campaignId, mapId, cell, name });
      await keepPing(tx.sql, campaignId, { mapId, cell, name }, tx.now);
    }
    return {};
  },
});
