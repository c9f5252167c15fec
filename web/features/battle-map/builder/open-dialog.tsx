import type { MapPicture } from '#domain/battle-map/map-picture.ts';
import type { Ground } from '#domain/battle-map/state.ts';
import { readVtt } from '#domain/battle-map/vtt/read-vtt.ts';
import type { ReadVtt } from '#domain/battle-map/vtt/read-vtt.ts';
import { vttRefusals } from '#domain/battle-map/vtt/vtt-refusals.ts';
import { battleMapLimits, vttReading } from '#domain/limits/battle-map-limits.ts';
import { fillSentence } from '#domain/result.ts';
import { fromBase64 } from '#web/lib/files/small-enough.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { FormDialog } from '#web/ui/dialogs/form-dialog.tsx';
import { FileField } from '#web/ui/fields/file-field.tsx';
import { useState } from 'react';
import { prepareMapPicture } from './picture/prepare-map-picture.ts';
import { readMapPicture } from './picture/read-map-picture.ts';
import { readGround } from './kept/read-ground.ts';

export interface OpenDialogProps {
  onOpen: (ground: Ground, picture: MapPicture | null) => void;
  onClose: () => void;
}

interface Opened {
  ground: Ground;
  picture: MapPicture | null;
  /** The file has a picture that could not be read. */
  lacksPicture: boolean;
}

/** A map out of a file: as it was saved here, or of what other programs say of it; or why not. */
async function opened(file: File): Promise<Opened | string> {
  if (file.size > battleMapLimits.vttBytes)
    return fillSentence(vttRefusals.tooLarge, { megabytes: battleMapLimits.vttBytes / vttReading.bytesPerMegabyte });
  const name =
    file.name
      .replace(/\.[^.]*$/, '')
      .slice(0, battleMapLimits.nameLength)
      .trim() || 'Map';
  const answer = readVtt(await file.text(), name);
  if (!answer.ok) return fillSentence(vttRefusals[answer.refused.code], answer.refused.slots);
  const { ground, picture, ours } = answer.value;
  const whole = readGround(ours);
  if (whole !== null) return { ground: whole, picture: pictureIn(ours), lacksPicture: false };
  const under = picture === null ? null : await underMap(picture);
  return { ground, picture: under, lacksPicture: picture !== null && under === null };
}

/** The picture that our own part of a file has. */
const pictureIn = (ours: unknown) => (typeof ours === 'object' && ours !== null && 'picture' in ours ? readMapPicture(ours.picture) : null);

/** The picture of another program, made small enough to be kept; null where it is none. */
async function underMap({ base64, ...place }: NonNullable<ReadVtt['picture']>): Promise<MapPicture | null> {
  const [, type] = starts.find(([start]) => base64.startsWith(start)) ?? [];
  const file = type === undefined ? null : fromBase64(base64, type);
  const ready = file && (await prepareMapPicture(file));
  return ready === null || typeof ready === 'string' ? null : { type: ready.type, base64: ready.base64, ...place };
}

/** How pictures begin, as base64. */
const starts = [
  ['iVBORw0KGgo', 'image/png'],
  ['/9j/', 'image/jpeg'],
  ['UklGR', 'image/webp'],
] as const;

/** Opens a file of Universal VTT as another map. */
export function OpenDialog({ onOpen, onClose }: OpenDialogProps) {
  const [file, setFile] = useState<File | null>(null);
  const [wrong, setWrong] = useState<string>();
  const [isReading, setReading] = useState(false);
  async function read(chosen: File) {
    setReading(true);
    const answer = await opened(chosen).catch(() => 'This file could not be read. Please choose it again.');
    setReading(false);
    if (typeof answer === 'string') return setWrong(answer);
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
        accept=".dd2vtt,.uvtt,.df2vtt,.json"
        hint="Universal VTT: .dd2vtt or .uvtt"
        file={file}
        error={wrong}
        onFile={(chosen) => {
          setFile(chosen);
          setWrong(undefined);
        }}
      />
      <p className="text-note text-ink-soft">
        Walls, doors and lights are laid along the cells, and the picture in the file lies under them. A file that was saved here comes back
        whole.
      </p>
    </FormDialog>
  );
}
