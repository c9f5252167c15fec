import { isDm } from '#domain/campaign/seat.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { picture as operation } from '#contract/play/battle-maps/battle-maps.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { findMap } from '#server/features/battle-maps/battle-maps.store.ts';
import { lookAs } from '#server/features/battle-maps/look-as.ts';
import { shownParts } from './shown-parts.ts';
import { readTablePicture } from './table-pictures.store.ts';

export const picture = query(operation, {
  may: policies['battleMaps.picture'],
  find: findAccess,
  run: async ({ sql, actor, subject, input: { campaignId, mapId, tiles } }) => {
    const leads = isDm(subject.seat);
    const kept = await findMap(sql, campaignId, mapId);
    if (!kept || !(kept.isShown || leads)) throw new Refusal('battleMap.notFound');
    if (leads) return { whole: await readTablePicture(sql, { campaignId, mapId }), parts: [] };
    const { map } = await lookAs(sql, { campaignId, userId: personOf(actor).id, leads }, kept);
    return { whole: null, parts: await shownParts(sql, campaignId, map, tiles) };
  },
});
