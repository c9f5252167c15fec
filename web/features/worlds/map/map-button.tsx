import type { World } from '#domain/world/world.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ImagePlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

const MapDialog = lazy(() => import('./map-dialog.tsx').then((file) => ({ default: file.MapDialog })));

/** Chooses the picture that is a world’s map. */
export function MapButton({ world }: { world: Pick<World, 'id' | 'name' | 'mapUrl' | 'mapName'> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" className="self-start" icon={<ImagePlus aria-hidden />} onClick={() => setOpen(true)}>
        {world.mapUrl === null ? 'Add a map' : 'Change the map'}
      </Button>
      {open && (
        <Suspense>
          <MapDialog world={world} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
