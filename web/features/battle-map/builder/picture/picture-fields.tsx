import { battleMapLimits, vttReading } from '#domain/limits/battle-map-limits.ts';
import { pictureTypes } from '#domain/picture-types.ts';
import { FileField } from '#web/ui/fields/file-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useEffect, useState } from 'react';
import { prepareMapPicture } from './prepare-map-picture.ts';
import type { ReadyPicture } from './prepare-map-picture.ts';

const { pictureCellDots } = battleMapLimits;

const prepared = (file: File) => prepareMapPicture(file).catch(() => 'This file could not be read. Please choose it again.');

/** A chosen file, the picture that is made of it, or why there is none. One may have been picked before. */
export function useChosenPicture(picked: File | null = null) {
  const [file, setFile] = useState(picked);
  const [ready, setReady] = useState<ReadyPicture | null>(null);
  const [wrong, setWrong] = useState<string>();
  const [isReading, setReading] = useState(picked !== null);
  function take(answer: ReadyPicture | string) {
    setReading(false);
    if (typeof answer === 'string') setWrong(answer);
    else setReady(answer);
  }
  async function choose(chosen: File) {
    setFile(chosen);
    setReady(null);
    setWrong(undefined);
    setReading(true);
    take(await prepared(chosen));
  }
  useEffect(() => {
    if (picked !== null) void prepared(picked).then(take);
  }, [picked]);
  return { file, ready, wrong, isReading, choose };
}

interface PictureFileProps {
  chosen: ReturnType<typeof useChosenPicture>;
  /** What is wrong beside the file itself. */
  error: string | undefined;
  required: boolean;
}

/** A picture of this device, to be chosen. */
export function PictureFile({ chosen: { file, wrong, isReading, choose }, error, required }: PictureFileProps) {
  return (
    <FileField
      label="Picture"
      required={required}
      accept={pictureTypes.join(',')}
      hint={`PNG, JPEG or WebP, up to ${battleMapLimits.pictureFileBytes / vttReading.bytesPerMegabyte} MB.`}
      file={file}
      error={wrong ?? error}
      disabled={isReading}
      onFile={(each) => void choose(each)}
    />
  );
}

interface CellsFieldProps {
  label: string;
  hint?: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** A number of cells, or parts of one. */
export function CellsField({ onChange, ...rest }: CellsFieldProps) {
  return <TextField {...rest} inputMode="decimal" onChange={({ target }) => onChange(target.value)} />;
}

/** How wide a picture is to be: in cells, or by the dots of one cell, whichever was typed last. `dots` are those of the picture, where they are known. */
export function useAcross(first: string, dots: number | null, [least, most]: readonly [number, number]) {
  const [typed, setTyped] = useState({ in: 'cells', text: first });
  const isInDots = typed.in === 'dots' && dots !== null;
  const each = isInDots ? numberIn(typed.text, 1, pictureCellDots) : null;
  const cells = isInDots
    ? each && numberIn(String(Math.round((dots / each) * 1000) / 1000), least, most)
    : numberIn(typed.text, least, most);
  const dotsShown = cells === null || dots === null ? '' : String(Math.round((dots / cells) * 100) / 100);
  return {
    cells,
    least,
    most,
    text: isInDots ? (cells === null ? '' : String(cells)) : typed.text,
    onText: (text: string) => setTyped({ in: 'cells', text }),
    dotsText: isInDots ? typed.text : dotsShown,
    /** Null where the dots of the picture are not known. */
    onDotsText: dots === null ? null : (text: string) => setTyped({ in: 'dots', text }),
  };
}

/** Asks how wide a picture is, by cells or by the dots of one. */
export function AcrossFields({ across, tried }: { across: ReturnType<typeof useAcross>; tried: boolean }) {
  const { cells, least, most, text, onText, dotsText, onDotsText } = across;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <CellsField
        label="Cells across the picture"
        hint="Where a grid is drawn on it, count its cells from left to right."
        value={text}
        error={tried && cells === null ? `Enter a number from ${least} to ${most}.` : undefined}
        onChange={onText}
      />
      {onDotsText !== null && (
        <CellsField
          label="Pixels of a cell"
          hint="Or how wide a cell of the picture is."
          value={dotsText}
          error={tried && cells === null ? 'This makes too few or too many cells.' : undefined}
          onChange={onDotsText}
        />
      )}
    </div>
  );
}

/** A number as it was typed, with a point or a comma; null where it is none, or beyond its bounds. */
export function numberIn(text: string, least: number, most: number): number | null {
  const typed = text.trim().replace(',', '.').replace('−', '-');
  const value = /^-?\d{1,3}(?:\.\d{1,3})?$/.test(typed) ? Number(typed) : Number.NaN;
  return value >= least && value <= most ? value : null;
}
