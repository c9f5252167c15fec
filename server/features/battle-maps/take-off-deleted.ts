import { listener } from '#server/kernel/calls/kernel.ts';
import { listMapsWith } from './battle-maps.store.ts';
import { followFight } from './change-map.ts';

/** The token of a hero who is deleted leaves the battle maps of the campaign. */
export const takeOffDeleted = listener('characters.changed', async (tx, events) => {
  for (const { campaignId, characterId, card } of events) {
    if (card !== null) continue;
    for (const mapId of await listMapsWith(tx.sql, campaignId, characterId))
      await followFight(tx, { campaignId, mapId }, (map) => ({
        map: { ...map, tokens: map.tokens.filter((token) => token.characterId !== characterId) },
      }));
  }
});
