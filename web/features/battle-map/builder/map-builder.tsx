import { afterFirstPicture } from '#web/lib/first-picture.tsx';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { BuilderBar } from './builder-bar.tsx';
import { BuilderScene } from './builder-scene.tsx';
import { preloadDialogs } from './loaded-dialogs.ts';
import { MapsToMove } from './kept/maps-to-move.tsx';
import { MapSources } from './map-sources.tsx';
import type { Source } from './map-sources.tsx';
import { NoMap } from './no-map.tsx';
import { useDeviceMaps } from './use-device-maps.ts';

/** Draws maps away from a table. `slot` is where the bar of the maps stands, above the tools where there is none. They are kept on the device, and can be put into a campaign. */
export function MapBuilder({ slot = null }: { slot?: Element | null }) {
  const device = useDeviceMaps();
  const [asked, setAsked] = useState<Source | null>(null);
  const { open, change } = device;
  useEffect(() => afterFirstPicture(() => void preloadDialogs()), []);
  const bar = open !== null && <BuilderBar device={device} map={open} onAsk={setAsked} />;
  return (
    <div className="flex flex-col gap-4 max-sm:-mt-3">
      <MapsToMove device={device} />
      {open === null ? (
        <NoMap onAsk={setAsked} />
      ) : (
        <>
          {slot === null ? bar : createPortal(bar, slot)}
          <BuilderScene key={open.id} map={open} onChange={change} />
        </>
      )}
      <MapSources asked={asked} onAdd={device.add} onPut={device.put} onClose={() => setAsked(null)} />
    </div>
  );
}
