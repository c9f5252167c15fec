import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { removeToken as operation } from '#contract/play/battle-maps/battle-maps.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { changeMap } from './change-map.ts';

export const removeToken = command(operation, {
  may: policies['battleMaps.removeToken'],
  find: findAccess,
  run: ({ tx, actor, input: { campaignId, mapId, tokenId } }) =>
    changeMap(tx, { campaignId, mapId, userId: personOf(actor).id }, ({ map }) => {
      const tokens = map.tokens.filter(({ id }) => id !== tokenId);
      if (tokens.length === map.tokens.length) throw new Refusal('battleMap.noToken');
      return { map: { ...map, tokens } };
    }),
});
