import { heardMap } from '#web/features/battle-map/live/heard-map.ts';
import { useStore } from '#web/lib/store/store.ts';
import { lazy, Suspense, useEffect } from 'react';

const MapSound = lazy(async () => ({ default: (await import('#web/features/battle-map/air/map-sound.tsx')).MapSound }));

/** What is heard of a battle map at a table, from when somebody turns it on there until they leave the table. */
export function TableSound({ campaignId }: { campaignId: string }) {
  const heard = useStore(heardMap);
  useEffect(() => () => heardMap.set(null), [campaignId]);
  if (heard?.campaignId !== campaignId) return null;
  return (
    <Suspense>
      <MapSound key={heard.mapId} campaignId={campaignId} mapId={heard.mapId} />
    </Suspense>
  );
}
