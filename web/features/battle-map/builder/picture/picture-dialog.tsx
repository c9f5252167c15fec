import { extentOf } from '#domain/battle-map/grid.ts';
import type { Grid } from '#domain/battle-map/grid.ts';
import type { PictureData, PictureFit } from '#domain/battle-map/map-picture.ts';
import { battleMapLimits } from '#domain/limits/battle-map-limits.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { FormDialog } from '#web/ui/dialogs/form-dialog.tsx';
import { useState } from 'react';
import { AcrossFields, CellsField, PictureFile, numberIn, useAcross, useChosenPicture } from './picture-fields.tsx';

const { pictureCells, pictureCellsLeast } = battleMapLimits;

export interface PictureDialogProps {
  grid: Grid;
  /** Where a picture lies; null where none does. */
  picture: PictureFit | null;
  /** How many dots it is wide; null where that is not known. */
  dots: number | null;
  note: string;
  busy: boolean;
  /** Where a picture is to lie, and which; null for the one that lies there already. */
  onLay: (fit: PictureFit, data: PictureData | null) => void;
  onTakeAway: () => void;
  onClose: () => void;
}

/** Lays a picture under a map, moves and stretches the one that lies there, or takes it away. */
export function PictureDialog({ grid, picture, dots, note, busy, onLay, onTakeAway, onClose }: PictureDialogProps) {
  const chosen = useChosenPicture();
  const { ready } = chosen;
  const round = (value: number) => String(Math.round(value * 100) / 100);
  const across = useAcross(round(picture?.width ?? extentOf(grid).x), ready === null ? dots : ready.dots, [
    pictureCellsLeast,
    pictureCells,
  ]);
  const [right, setRight] = useState(round(picture?.x ?? 0));
  const [down, setDown] = useState(round(picture?.y ?? 0));
  const [tried, setTried] = useState(false);
  const [x, y] = [numberIn(right, -pictureCells, pictureCells), numberIn(down, -pictureCells, pictureCells)];
  const form = ready?.form ?? (picture && picture.width / picture.height);
  function submit() {
    setTried(true);
    if (form === null || across.cells === null || x === null || y === null || chosen.wrong !== undefined) return;
    const height = Math.min(pictureCells, Math.max(pictureCellsLeast, across.cells / form));
    onLay({ x, y, width: across.cells, height }, ready && { type: ready.type, base64: ready.base64 });
  }
  const wrong = (value: number | null) =>
    tried && value === null ? `Enter a number from ${-pictureCells} to ${pictureCells}.` : undefined;
  return (
    <FormDialog title="Picture as ground" action="Lay it under the map" busy={busy || chosen.isReading} onSubmit={submit} onClose={onClose}>
      <PictureFile
        chosen={chosen}
        required={picture === null}
        error={tried && picture === null && chosen.file === null ? 'Please choose a picture.' : undefined}
      />
      <AcrossFields across={across} tried={tried} />
      <div className="grid grid-pairs gap-4">
        <CellsField label="Cells to the right" value={right} error={wrong(x)} onChange={setRight} />
        <CellsField label="Cells down" value={down} error={wrong(y)} onChange={setDown} />
      </div>
      <p className="text-note text-ink-soft">{note}</p>
      {picture !== null && (
        <Button variant="outline" size="sm" className="self-start" disabled={busy} onClick={onTakeAway}>
          Take the picture away
        </Button>
      )}
    </FormDialog>
  );
}
