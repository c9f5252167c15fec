import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { picture as operation } from '#contract/play/battle-maps/table-screens.ts';
import { noSubject, query } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { findShownMap } from '#server/features/battle-maps/battle-maps.store.ts';
import { lookTogether } from '#server/features/battle-maps/look-as.ts';
import { shownParts } from '#server/features/battle-maps/pictures/shown-parts.ts';
import { findScreen } from './table-screens.store.ts';

export const picture = query(operation, {
  may: policies['tableScreens.picture'],
  find: noSubject,
  run: async ({ sql, actor, input: { key, tiles } }) => {
    const found = await findScreen(sql, key);
    const table = found && (await findAccess({ sql, actor, input: found }));
    if (found === null || table === null || table.isDeleted) throw new Refusal('tableScreen.notFound');
    const kept = await findShownMap(sql, found.campaignId);
    return { parts: kept ? await shownParts(sql, found.campaignId, await lookTogether(sql, found.campaignId, kept), tiles) : [] };
  },
});
