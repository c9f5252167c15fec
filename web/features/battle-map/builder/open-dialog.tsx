import type { Ground } from '#domain/battle-map/state.ts';
import { readVtt } from '#domain/battle-map/vtt/read-vtt.ts';
import { vttRefusals } from '#domain/battle-map/vtt/vtt-refusals.ts';
import { battleMapLimits, vttReading } from '#domain/limits/battle-map-limits.ts';
import { fillSentence } from '#domain/result.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { FormDialog } from '#web/ui/dialogs/form-dialog.tsx';
import { FileField } from '#web/ui/fields/file-field.tsx';
import { useState } from 'react';
import { readGround } from './read-ground.ts';

interface OpenDialogProps {
  onOpen: (ground: Ground) => void;
  onClose: () => void;
}

/** A map out of a file: as it was saved here, or of what other programs say of it; or why not. */
async function opened(file: File): Promise<{ ground: Ground; isWhole: boolean; hasPicture: boolean } | string> {
  if (file.size > battleMapLimits.vttBytes)
    return fillSentence(vttRefusals.tooLarge, { megabytes: battleMapLimits.vttBytes / vttReading.bytesPerMegabyte });
  const name =
    file.name
      .replace(/\.[^.]*$/, '')
      .slice(0, battleMapLimits.nameLength)
      .trim() || 'Map';
  const answer = readVtt(await file.text(), name);
  if (!answer.ok) return fillSentence(vttRefusals[answer.refused.code], answer.refused.slots);
  const { ground, hasPicture, ours } = answer.value;
  const whole = readGround(ours);
  return { ground: whole ?? ground, isWhole: whole !== null, hasPicture };
}

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
    onOpen(answer.ground);
    onClose();
    const { walls, lights } = answer.ground;
    const doors = walls.filter(({ kind }) => kind === 'door').length;
    const found = `Walls along ${walls.length - doors} sides of cells, doors: ${doors}, lights: ${lights.length}.`;
    notify.done('Map opened', answer.hasPicture && !answer.isWhole ? `${found} Its picture is left out.` : found);
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
        Walls, doors and lights are laid along the cells. The picture in the file is left out: paint the ground yourself. A file that was
        saved here comes back whole.
      </p>
    </FormDialog>
  );
}
