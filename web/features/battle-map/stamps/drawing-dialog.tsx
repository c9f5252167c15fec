import { drawingGroups } from '#domain/battle-map/stamps/drawing.ts';
import type { DrawingGroup } from '#domain/battle-map/stamps/drawing.ts';
import type { Drawing } from '#domain/battle-map/stamps/drawings.ts';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useState } from 'react';
import { DrawingPicture } from './drawing-picture.tsx';
import { useDrawingCatalogue } from './use-drawings.ts';

const groupNames: Record<DrawingGroup, string> = { furniture: 'Furniture', nature: 'Nature', dungeon: 'Dungeon', town: 'Town' };

interface DrawingDialogProps {
  chosenId: string;
  onChoose: (drawing: Drawing) => void;
  onClose: () => void;
}

/** All drawings, to choose one of; a word narrows them down. */
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
        {catalogue === null && <Skeleton className="h-80 w-full" />}
        {catalogue === 'failed' && (
          <ErrorState title="Error" onRetry={() => setTries(tries + 1)}>
            The drawings could not be loaded. Please try again.
          </ErrorState>
        )}
        {groups.map(({ group, drawings }) => (
          <section key={group} aria-label={groupNames[group]}>
            <h3 className="mb-2 font-display text-body font-semibold text-ink">{groupNames[group]}</h3>
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2">
              {drawings.map((drawing) => (
                <li key={drawing.id}>
                  <button
                    type="button"
                    aria-pressed={drawing.id === chosenId}
                    className="flex h-full w-full flex-col items-center gap-1.5 rounded-control border border-line bg-surface p-2 text-note text-ink hover:border-ember hover:bg-ember-wash aria-pressed:border-ember aria-pressed:bg-ember-wash"
                    onClick={() => onChoose(drawing)}
                  >
                    <DrawingPicture drawing={drawing} className="h-12 w-full" />
                    {drawing.name}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {groups.length === 0 && word.trim() !== '' && catalogue !== null && catalogue !== 'failed' && (
          <p>No drawing is called “{word.trim()}”.</p>
        )}
      </div>
    </Dialog>
  );
}
