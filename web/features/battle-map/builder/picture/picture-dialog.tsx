import { extentOf } from '#domain/battle-map/grid.ts';
import type { MapPicture } from '#domain/battle-map/map-picture.ts';
import { battleMapLimits } from '#domain/limits/battle-map-limits.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { FormDialog } from '#web/ui/dialogs/form-dialog.tsx';
import { useState } from 'react';
import type { OpenMap } from '#web/features/battle-map/builder/use-device-maps.ts';
import { CellsField, PictureFile, numberIn, useChosenPicture } from './picture-fields.tsx';
import { layPicture, useMapPicture } from './use-map-picture.ts';

const { pictureCells, pictureCellsLeast } = battleMapLimits;

/** Lays a picture under a map, moves and stretches the one that lies there, or takes it away. */
export function PictureDialog({ map: { id, ground }, onClose }: { map: OpenMap; onClose: () => void }) {
  const { picture } = useMapPicture(id);
  const chosen = useChosenPicture();
  const round = (value: number) => String(Math.round(value * 100) / 100);
  const [across, setAcross] = useState(round(picture?.width ?? extentOf(ground.grid).x));
  const [right, setRight] = useState(round(picture?.x ?? 0));
  const [down, setDown] = useState(round(picture?.y ?? 0));
  const [tried, setTried] = useState(false);
  const [width, x, y] = [
    numberIn(across, pictureCellsLeast, pictureCells),
    numberIn(right, -pictureCells, pictureCells),
    numberIn(down, -pictureCells, pictureCells),
  ];
  const shown = chosen.ready ?? (picture && { ...picture, form: picture.width / picture.height });
  const lay = (next: MapPicture | null) => {
    layPicture(id, next);
    onClose();
  };
  function submit() {
    setTried(true);
    if (shown === null || width === null || x === null || y === null || chosen.wrong !== undefined) return;
    const height = Math.min(pictureCells, Math.max(pictureCellsLeast, width / shown.form));
    lay({ type: shown.type, base64: shown.base64, x, y, width, height });
  }
  const wrong = (value: number | null, least: number) =>
    tried && value === null ? `Enter a number from ${least} to ${pictureCells}.` : undefined;
  return (
    <FormDialog title="Picture as ground" action="Lay it under the map" busy={chosen.isReading} onSubmit={submit} onClose={onClose}>
      <PictureFile
        chosen={chosen}
        required={picture === null}
        error={tried && picture === null && chosen.file === null ? 'Please choose a picture.' : undefined}
      />
      <CellsField label="Cells across the picture" value={across} error={wrong(width, pictureCellsLeast)} onChange={setAcross} />
      <div className="grid grid-cols-2 gap-4">
        <CellsField label="Cells to the right" value={right} error={wrong(x, -pictureCells)} onChange={setRight} />
        <CellsField label="Cells down" value={down} error={wrong(y, -pictureCells)} onChange={setDown} />
      </div>
      <p className="text-note text-ink-soft">
        It shows where the ground is floor; other ground is painted over it. A map in a campaign has no picture.
      </p>
      {picture !== null && (
        <Button variant="outline" size="sm" className="self-start" onClick={() => lay(null)}>
          Take the picture away
        </Button>
      )}
    </FormDialog>
  );
}
