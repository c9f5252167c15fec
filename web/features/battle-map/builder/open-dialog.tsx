import type { MapPicture } from '#domain/battle-map/map-picture.ts';
import type { Ground } from '#domain/battle-map/state.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { FormDialog } from '#web/ui/dialogs/form-dialog.tsx';
import { listText } from '#domain/text/list-text.ts';
import { counted } from '#web/ui/format/figures.ts';
import { FileField } from '#web/ui/fields/file-field.tsx';
import { useState } from 'react';
import { openedFile } from './opened-file.ts';

export interface OpenDialogProps {
  onOpen: (ground: Ground, picture: MapPicture | null) => void;
  /** The file is a picture without a map in it. */
  onPicture: (file: File) => void;
  onClose: () => void;
}

/** What lies on a map that was opened: "Cave, with walls along 12 sides of cells, 2 doors and 1 light." */
function foundIn({ name, walls, lights, stamps }: Ground): string {
  const doors = walls.filter(({ kind }) => kind === 'door').length;
  const sides = walls.length - doors;
  const drawings = stamps.filter(({ drawing }) => drawing !== null).length;
  const found = [
    ...(sides === 0 ? [] : [`walls along ${counted(sides, 'side')} of cells`]),
    ...(doors === 0 ? [] : [counted(doors, 'door')]),
    ...(lights.length === 0 ? [] : [counted(lights.length, 'light')]),
    ...(drawings === 0 ? [] : [counted(drawings, 'drawing')]),
    ...(drawings === stamps.length ? [] : [counted(stamps.length - drawings, 'text')]),
  ];
  return found.length === 0 ? `“${name}” is here.` : `“${name}” is here, with ${listText(found)}.`;
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
    if ('picked' in answer) {
      if (answer.lost !== '') notify.warn('Not all of it', answer.lost);
      return onPicture(answer.picked);
    }
    onOpen(answer.ground, answer.picture);
    onClose();
    notify.done('Map opened', `${foundIn(answer.ground)}${answer.lacksPicture ? ' Its picture could not be read, and is left out.' : ''}`);
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
