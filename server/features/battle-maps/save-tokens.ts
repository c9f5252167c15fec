import { withTokens } from '#domain/battle-map/tokens.ts';
import { battleMapLimits } from '#domain/limits/battle-map-limits.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { saveTokens as operation } from '#contract/play/battle-maps/battle-maps.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { changeMap } from './change-map.ts';

export const saveTokens = command(operation, {
  may: policies['battleMaps.saveTokens'],
  find: findAccess,
  run: ({ tx, actor, input: { campaignId, mapId, tokens } }) =>
    changeMap(tx, { campaignId, mapId, userId: personOf(actor).id }, ({ map }) => {
      const after = withTokens(map, tokens);
      if (after.tokens.length > battleMapLimits.tokensPerMap) throw new Refusal('battleMap.tooManyTokens');
      return { map: after };
    }),
});
