import { battleMapLimits } from '#domain/limits/battle-map-limits.ts';
import type { BattleMap } from '#domain/battle-map/state.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { findMap, insertMap } from './battle-maps.store.ts';
import type { KeptMap } from './battle-maps.store.ts';

/** Keeps a new map, unseen by players. The answer to the same call may have been lost on the way: what is there already is answered. Refuses more than a campaign may have. */
export async function keepNew(tx: Tx, campaignId: string, map: BattleMap): Promise<KeptMap> {
  const isNew = await insertMap(tx.sql, campaignId, map, battleMapLimits.mapsPerCampaign, tx.now);
  const kept = isNew ? { map, isShown: false } : await findMap(tx.sql, campaignId, map.id);
  if (!kept) throw new Refusal('battleMap.tooMany');
  return kept;
}
