import { emptyGround } from '#domain/battle-map/draw.ts';
import type { MapPicture } from '#domain/battle-map/map-picture.ts';
import type { Ground } from '#domain/battle-map/state.ts';
import { battleMapLimits } from '#domain/limits/battle-map-limits.ts';
import { FormDialog } from '#web/ui/dialogs/form-dialog.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useState } from 'react';
import { AcrossFields, PictureFile, useAcross, useChosenPicture } from './picture-fields.tsx';

const { cellsAlong, nameLength } = battleMapLimits;

export interface NewFromPictureDialogProps {
  busy?: boolean;
  /** A picture that was chosen before. */
  picked?: File | null;
  onMake: (ground: Ground, picture: MapPicture) => void;
  onClose: () => void;
}

/** Makes a map of squares as large as a picture, which lies under it. */
export function NewFromPictureDialog({ busy = false, picked = null, onMake, onClose }: NewFromPictureDialogProps) {
  const chosen = useChosenPicture(picked);
  const [name, setName] = useState('');
  const [tried, setTried] = useState(false);
  const { ready, file, isReading } = chosen;
  const across = useAcross('30', ready?.dots ?? null, [1, cellsAlong]);
  const wide = across.cells;
  const high = wide === null || ready === null ? null : wide / ready.form;
  const rows = high === null ? null : Math.ceil(high);
  const isTooHigh = rows !== null && rows > cellsAlong;
  const usualName = file?.name.replace(/\.[^.]*$/, '').slice(0, nameLength) ?? '';
  function submit() {
    setTried(true);
    if (ready === null || wide === null || high === null || rows === null || isTooHigh) return;
    const { type, base64 } = ready;
    const ground = emptyGround(name.trim() || usualName.trim() || 'Map', { kind: 'square', columns: Math.ceil(wide), rows });
    onMake(ground, { type, base64, x: 0, y: 0, width: wide, height: high });
  }
  return (
    <FormDialog title="New map from a picture" action="Make the map" busy={busy || isReading} onSubmit={submit} onClose={onClose}>
      <PictureFile chosen={chosen} required error={tried && file === null ? 'Please choose a picture.' : undefined} />
      <TextField
        label="Name"
        placeholder={usualName}
        maxLength={nameLength}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <AcrossFields across={across} tried={tried} />
      {wide !== null && rows !== null && (
        <p role="status" className={isTooHigh ? 'text-control text-wine' : 'text-note text-ink-soft'}>
          {isTooHigh
            ? `This makes ${Math.ceil(wide)} by ${rows} cells. A map has at most ${cellsAlong} along each side.`
            : `The map has ${Math.ceil(wide)} by ${rows} cells.`}
        </p>
      )}
    </FormDialog>
  );
}
