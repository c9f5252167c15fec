import { drawingGroups } from '#domain/battle-map/stamps/drawing.ts';
import type { DrawingGroup } from '#domain/battle-map/stamps/drawing.ts';
import type { AnyDrawing } from '#domain/battle-map/stamps/any-drawing.ts';
import type { Drawing } from '#domain/battle-map/stamps/drawings.ts';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useState } from 'react';
import { DrawingGrid } from './drawing-grid.tsx';
import { OwnStamps } from './own/own-stamps.tsx';
import { useDrawingCatalogue } from './use-drawings.ts';

const groupNames: Record<DrawingGroup, string> = {
  furniture: 'Furniture',
  nature: 'Nature',
  dungeon: 'Dungeon',
  town: 'Town',
  region: 'Region',
};

interface DrawingDialogProps {
  chosenId: string;
  onChoose: (drawing: AnyDrawing) => void;
  onClose: () => void;
}

/** All drawings and the stamps of one's own, to choose one of; a word narrows them down. */
export function DrawingDialog({ chosenId, onChoose, onClose }: DrawingDialogProps) {
  const [tries, setTries] = useState(0);
  const [word, setWord] = useState('');
  const catalogue = useDrawingCatalogue(true, tries);
  const fits = ({ name }: Drawing) => name.toLowerCase().includes(word.trim().toLowerCase());
  const groups =
    catalogue === null || catalogue === 'failed'
      ? []
      : drawingGroups
          .map((group) => ({ group, drawings: catalogue.groups[group].filter(fits) }))
          .filter(({ drawings }) => drawings.length > 0);
  return (
    <Dialog open wide title="Choose a drawing" onClose={onClose}>
      <div className="flex flex-col gap-5">
        <TextField label="Search" className="max-w-80" value={word} onChange={({ target }) => setWord(target.value)} />
        <OwnStamps {...{ word, chosenId, onChoose }} />
        {catalogue === null && <Skeleton className="h-80 w-full" />}
        {catalogue === 'failed' && (
          <ErrorState title="Error" onRetry={() => setTries(tries + 1)}>
            The drawings could not be loaded. Please try again.
          </ErrorState>
        )}
        {groups.map(({ group, drawings }) => (
          <section key={group} aria-label={groupNames[group]}>
            <h3 className="mb-2 font-display text-body font-semibold text-ink">{groupNames[group]}</h3>
            <DrawingGrid drawings={drawings} chosenId={chosenId} onChoose={onChoose} />
          </section>
        ))}
        {groups.length === 0 && word.trim() !== '' && catalogue !== null && catalogue !== 'failed' && (
          <p>None of our drawings is called “{word.trim()}”.</p>
        )}
      </div>
    </Dialog>
  );
}
