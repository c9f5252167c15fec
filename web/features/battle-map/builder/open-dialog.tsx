import type { MapPicture } from '#domain/battle-map/map-picture.ts';
import type { Ground } from '#domain/battle-map/state.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { FormDialog } from '#web/ui/dialogs/form-dialog.tsx';
import { FileField } from '#web/ui/fields/file-field.tsx';
import { useState } from 'react';
import { openedFile } from './opened-file.ts';

export interface OpenDialogProps {
  onOpen: (ground: Ground, picture: MapPicture | null) => void;
  /** The file is a picture without a map in it. */
  onPicture: (file: File) => void;
  onClose: () => void;
}

/** Opens a file as another map: one of Universal VTT, or a picture that was saved here. */
export function OpenDialog({ onOpen, onPicture, onClose }: OpenDialogProps) {
  const [file, setFile] = useState<File | null>(null);
  const [wrong, setWrong] = useState<string>();
  const [isReading, setReading] = useState(false);
  async function read(chosen: File) {
    setReading(true);
    const answer = await openedFile(chosen).catch(() => 'This file could not be read. Please choose it again.');
    setReading(false);
    if (typeof answer === 'string') return setWrong(answer);
    if ('picked' in answer) return onPicture(answer.picked);
    onOpen(answer.ground, answer.picture);
    onClose();
    const { walls, lights } = answer.ground;
    const doors = walls.filter(({ kind }) => kind === 'door').length;
    const found = `Walls along ${walls.length - doors} sides of cells, doors: ${doors}, lights: ${lights.length}.`;
    notify.done('Map opened', answer.lacksPicture ? `${found} Its picture could not be read, and is left out.` : found);
  }
  return (
    <FormDialog
      title="Open a file"
      action="Open"
      busy={isReading}
      onSubmit={() => {
        if (file === null) setWrong('Please choose a file.');
        else void read(file);
      }}
      onClose={onClose}
    >
      <FileField
        label="Map"
        required
        accept=".dd2vtt,.uvtt,.df2vtt,.json,.png,.svg"
        hint="PNG, SVG, or Universal VTT: .dd2vtt or .uvtt"
        file={file}
        error={wrong}
        onFile={(chosen) => {
          setFile(chosen);
          setWrong(undefined);
        }}
      />
      <p className="text-note text-ink-soft">
        A file that was saved here comes back as a map. Of Universal VTT from elsewhere, walls, doors and lights are laid along the cells,
        over the picture in the file. Of any other picture, a map is made that it lies under.
      </p>
    </FormDialog>
  );
}
