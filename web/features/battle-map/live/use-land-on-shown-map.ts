import { useBattleMap } from '#web/features/battle-map/data/use-battle-map.ts';
import { useEffect } from 'react';
import { chooseMapPlace, noteShownMap } from './map-place.ts';

/** Leads whoever comes to a table that is shown a battle map to that one: once for each map, since the choice is theirs afterwards. */
export function useLandOnShownMap(campaignId: string): void {
  const { data } = useBattleMap(campaignId, null);
  const mapId = data?.isShown === true ? (data.map?.id ?? null) : null;
  useEffect(() => {
    if (mapId !== null && noteShownMap(campaignId, mapId)) chooseMapPlace('battle');
  }, [campaignId, mapId]);
}
