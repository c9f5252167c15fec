import { doorTurned } from '#domain/battle-map/tokens.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { turnDoor as operation } from '#contract/play/battle-maps/battle-maps.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { changeMap } from './change-map.ts';

export const turnDoor = command(operation, {
  may: policies['battleMaps.turnDoor'],
  find: findAccess,
  run: ({ tx, actor, input: { campaignId, mapId, between, open } }) =>
    changeMap(tx, { campaignId, mapId, userId: personOf(actor).id }, ({ map }, viewer) => ({
      map: doorTurned(map, viewer, between, open),
    })),
});
