import type { OwnDrawing } from '#domain/battle-map/stamps/own-drawing.ts';
import { readSvg } from '#domain/battle-map/svg/read-svg.ts';
import { lostText } from '#domain/battle-map/svg/svg-lost.ts';
import { limits } from '#domain/limits/limits.ts';
import { api, calls, queryClient } from '#web/lib/api.ts';
import { refusalText } from '#web/lib/calls/refusal-text.ts';
import { newId } from '#web/lib/new-id.ts';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { resend } from '#web/lib/resend.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { FileField } from '#web/ui/fields/file-field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useState } from 'react';
import { DrawingPicture } from '#web/features/battle-map/stamps/drawing-picture.tsx';

/** How many cells the longer side of a stamp can be. */
const sizes = [0.5, 1, 1.5, 2, 3, 4, 6, 8, 12] as const;

/** What a file is called without its ending, as the name of a stamp. */
const nameOf = (file: File) =>
  file.name
    .replace(/\.svg$/i, '')
    .replaceAll(/[-_]+/g, ' ')
    .slice(0, limits.ownStampNameLength);

/** The file that was chosen, what is drawn by it, and what its stamp is called. */
function useChosenSvg() {
  const [file, setFile] = useState<File | null>(null);
  const [svg, setSvg] = useState<string | null>(null);
  const [id] = useState(() => `own-${newId()}`);
  const [name, setName] = useState('');
  const [cells, setCells] = useState(1);
  const read = svg === null ? null : readSvg(svg, cells);
  async function take(chosen: File) {
    setFile(chosen);
    setName(nameOf(chosen));
    // What is too large to be read is told by its length alone.
    setSvg(chosen.size > limits.svgLength * 4 ? ' '.repeat(limits.svgLength + 1) : await chosen.text());
  }
  return {
    file,
    take,
    problem: read?.ok === false ? read.problem : undefined,
    lost: read?.ok ? lostText(read.lost) : '',
    drawing: read?.ok ? { id, name: name.trim(), ...read.drawing } : null,
    fields: { name, setName, cells, setCells },
  };
}

/** Makes a stamp of an SVG file, shows how it looks, and keeps it in the account. */
export function AddStamp({ onClose }: { onClose: () => void }) {
  const { file, take, problem, lost, drawing, fields } = useChosenSvg();
  const keeping = useMutation({
    mutationFn: (stamp: OwnDrawing) => resend(() => api.ownAssets.saveStamp({ stamp })),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: calls.ownAssets.stamps.key() });
      onClose();
    },
  });
  return (
    <div className="mb-4 flex flex-col gap-4 rounded-card border border-line p-4">
      <FileField
        label="SVG file"
        hint="Its areas and lines are taken over with their colours, and nothing else of it."
        accept=".svg,image/svg+xml"
        file={file}
        error={problem}
        onFile={(chosen) => void take(chosen)}
      />
      {drawing && <DrawingPicture drawing={drawing} className="h-32 max-w-full self-start" />}
      {lost !== '' && (
        <p role="status" className="text-control text-ink">
          {lost}
        </p>
      )}
      {drawing && <StampFields {...fields} />}
      {keeping.isError && (
        <p role="alert" className="text-control text-wine">
          {refusalText(keeping.error, { title: 'Not kept', sentence: 'The stamp was not kept. Please try again.' }).sentence}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button
          busy={keeping.isPending}
          disabled={drawing === null || drawing.name === ''}
          onClick={() => drawing !== null && keeping.mutate(drawing)}
        >
          Keep the stamp
        </Button>
      </div>
    </div>
  );
}

/** What the stamp is called, and how large it is. */
function StampFields({ name, setName, cells, setCells }: ReturnType<typeof useChosenSvg>['fields']) {
  return (
    <div className="flex flex-wrap items-start gap-4">
      <TextField
        label="Name"
        required
        className="min-w-40 flex-1"
        maxLength={limits.ownStampNameLength}
        value={name}
        error={name.trim() === '' ? 'Please enter a name.' : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <SelectField label="Longer side" value={cells} onChange={({ target }) => setCells(Number(target.value))}>
        {sizes.map((size) => (
          <option key={size} value={size}>
            {size} {size === 1 ? 'cell' : 'cells'}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
