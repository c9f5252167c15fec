import { useSession } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Cloud, FileUp, Grid3x3, ImagePlus, Plus, Sparkles } from 'lucide-react';
import type { Source } from './map-sources.tsx';

/** There is no map on this device yet, and where one comes from. */
export function NoMap({ onAsk }: { onAsk: (source: Source) => void }) {
  const { person } = useSession();
  return (
    <EmptyState
      art={<Grid3x3 aria-hidden />}
      title={person === null ? 'No map yet' : 'No map on this device'}
      titleAs="h2"
      action={
        <>
          <Button icon={<Plus aria-hidden />} onClick={() => onAsk('new')}>
            New map
          </Button>
          <Button variant="outline" icon={<Sparkles aria-hidden />} onClick={() => onAsk('make')}>
            From a seed
          </Button>
          <Button variant="outline" icon={<ImagePlus aria-hidden />} onClick={() => onAsk('picture')}>
            From a picture
          </Button>
          <Button variant="outline" icon={<FileUp aria-hidden />} onClick={() => onAsk('file')}>
            Open a file
          </Button>
          {person !== null && (
            <Button variant="outline" icon={<Cloud aria-hidden />} onClick={() => onAsk('account')}>
              Maps of your account
            </Button>
          )}
        </>
      }
    >
      Draw ground, rooms, walls, doors and lights, or have a dungeon, a cave, a town, a wilderness or a region made. Everything is kept on
      this device as you draw.
    </EmptyState>
  );
}
