import type { AnyDrawing } from '#domain/battle-map/stamps/any-drawing.ts';
import { DrawingPicture } from './drawing-picture.tsx';

interface DrawingGridProps {
  drawings: readonly AnyDrawing[];
  chosenId: string;
  onChoose: (drawing: AnyDrawing) => void;
}

/** Drawings as they look, with their names; a press chooses one. */
export function DrawingGrid({ drawings, chosenId, onChoose }: DrawingGridProps) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2">
      {drawings.map((drawing) => (
        <li key={drawing.id}>
          <button
            type="button"
            aria-pressed={drawing.id === chosenId}
            className="flex h-full w-full flex-col items-center gap-1.5 rounded-control border border-line bg-surface p-2 text-note break-words text-ink hover:border-ember hover:bg-ember-wash aria-pressed:border-ember aria-pressed:bg-ember-wash"
            onClick={() => onChoose(drawing)}
          >
            <DrawingPicture drawing={drawing} className="h-12 w-full" />
            {drawing.name}
          </button>
        </li>
      ))}
    </ul>
  );
}
