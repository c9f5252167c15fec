import { moved } from '#domain/battle-map/tokens.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { move as operation } from '#contract/play/battle-maps/battle-maps.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { changeMap } from './change-map.ts';

export const move = command(operation, {
  may: policies['battleMaps.move'],
  find: findAccess,
  run: async ({ tx, actor, input: { campaignId, mapId, tokenId, cell } }) => {
    let feet = 0;
    const now = await changeMap(tx, { campaignId, mapId, userId: personOf(actor).id }, ({ map }, viewer, memory) => {
      const done = moved(map, viewer, memory, tokenId, cell);
      feet = done.feet;
      return done;
    });
    return { ...now, feet };
  },
});
