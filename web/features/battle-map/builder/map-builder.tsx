import { emptyGround } from '#domain/battle-map/draw.ts';
import { NewMapDialog } from '#web/features/battle-map/lead/new-map-dialog.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { FileUp, Grid3x3, Plus, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { BuilderBar } from './builder-bar.tsx';
import { BuilderScene } from './builder-scene.tsx';
import { MakeDialog } from './make-dialog.tsx';
import { OpenDialog } from './open-dialog.tsx';
import { TakeDialog } from './take-dialog.tsx';
import { useDeviceMaps } from './use-device-maps.ts';

type Asked = 'new' | 'make' | 'file' | 'take';

/** Draws maps away from a table. `slot` is where the bar of the maps stands, above the tools where there is none. They are kept on the device, and can be put into a campaign. */
export function MapBuilder({ slot = null }: { slot?: Element | null }) {
  const device = useDeviceMaps();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { open, add, change } = device;
  const bar = open !== null && <BuilderBar device={device} map={open} onAsk={setAsked} />;
  return (
    <div className="flex flex-col gap-4">
      {open === null ? (
        <EmptyState
          art={<Grid3x3 aria-hidden />}
          title="No map yet"
          titleAs="h2"
          action={
            <>
              <Button icon={<Plus aria-hidden />} onClick={() => setAsked('new')}>
                New map
              </Button>
              <Button variant="outline" icon={<Sparkles aria-hidden />} onClick={() => setAsked('make')}>
                From a seed
              </Button>
              <Button variant="outline" icon={<FileUp aria-hidden />} onClick={() => setAsked('file')}>
                Open a file
              </Button>
            </>
          }
        >
          Draw ground, rooms, walls, doors and lights, or have a dungeon, a cave, a town or a wilderness made. Everything is kept on this
          device as you draw.
        </EmptyState>
      ) : (
        <>
          {slot === null ? bar : createPortal(bar, slot)}
          <BuilderScene key={open.id} map={open} onChange={change} />
        </>
      )}
      {asked === 'new' && (
        <NewMapDialog
          title="New map"
          busy={false}
          onSave={(name, grid) => {
            add(emptyGround(name, grid));
            setAsked(null);
          }}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'make' && (
        <MakeDialog
          onMake={(ground) => {
            add(ground);
            setAsked(null);
          }}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'file' && <OpenDialog onOpen={add} onClose={() => setAsked(null)} />}
      {asked === 'take' && <TakeDialog onTake={add} onClose={() => setAsked(null)} />}
    </div>
  );
}
