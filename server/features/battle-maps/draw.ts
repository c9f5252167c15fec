import { drawn } from '#domain/battle-map/draw.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { draw as operation } from '#contract/play/battle-maps/battle-maps.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { changeMap } from './change-map.ts';
import { tellList } from './telling/tell-list.ts';

export const draw = command(operation, {
  may: policies['battleMaps.draw'],
  find: findAccess,
  run: async ({ tx, actor, subject, input: { campaignId, mapId, change } }) => {
    const now = await changeMap(tx, { campaignId, mapId, userId: personOf(actor).id }, ({ map: { id, tokens, ...ground } }) => ({
      map: { ...drawn(ground, change), id, tokens },
    }));
    if (change.kind === 'name') await tellList(tx, subject);
    return now;
  },
});
