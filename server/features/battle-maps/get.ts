import { isDm } from '#domain/campaign/seat.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { get as operation } from '#contract/play/battle-maps/battle-maps.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { findMap, findShownMap } from './battle-maps.store.ts';
import { lookAs } from './look-as.ts';
import { shown } from '#server/features/battle-maps/looks/looks.ts';

export const get = query(operation, {
  may: policies['battleMaps.get'],
  find: findAccess,
  run: async ({ sql, actor, subject, input: { campaignId, mapId } }) => {
    const leads = isDm(subject.seat);
    const kept = mapId === undefined ? await findShownMap(sql, campaignId) : await findMap(sql, campaignId, mapId);
    if (!kept && mapId === undefined) return shown(null, false);
    if (!kept || !(kept.isShown || leads)) throw new Refusal('battleMap.notFound');
    return lookAs(sql, { campaignId, userId: personOf(actor).id, leads }, kept);
  },
});
