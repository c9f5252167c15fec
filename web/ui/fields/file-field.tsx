import { FileUp } from 'lucide-react';
import { useId, useState } from 'react';
import type { DragEvent, ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { describedBy, Field } from './field.tsx';
import { sizeOf } from '#web/ui/format/figures.ts';

interface FileFieldProps {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** Endings and types the browser offers, e.g. ".zip,.json". */
  accept: string;
  /** What was chosen; null for nothing. */
  file: File | null;
  onFile: (file: File) => void;
  disabled?: boolean;
  required?: boolean;
}

/** A file to choose, or to let fall on the field. */
export function FileField({ label, hint, error, accept, file, onFile, disabled = false, required = false }: FileFieldProps) {
  const id = useId();
  const [over, setOver] = useState(false);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped !== undefined && !disabled) onFile(dropped);
  }

  return (
    <Field id={id} label={label} hint={hint} error={error} required={required}>
      <div
        className={classNames(
          'relative flex min-h-24 flex-col items-center justify-center gap-1.5 rounded-control border border-dashed bg-raised px-4 py-5 text-center',
          'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-candle',
          error === undefined ? 'border-line-strong hover:border-ink-faint' : 'border-wine',
          over && 'border-ember bg-ember-wash',
          disabled && 'opacity-55',
        )}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <FileUp aria-hidden className="size-6 text-ember" />
        <span className="max-w-full text-control font-semibold break-words text-ink">
          {file?.name ?? 'Choose a file, or drop one here'}
        </span>
        {file !== null && <span className="figures text-note text-ink-soft">{sizeOf(file.size)}</span>}
        <input
          type="file"
          id={id}
          accept={accept}
          disabled={disabled}
          aria-required={required}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy(id, hint, error)}
          className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
          onChange={(event) => {
            const [chosen] = event.target.files ?? [];
            if (chosen !== undefined) onFile(chosen);
            // The same file can be chosen again after it was mended.
            event.target.value = '';
          }}
        />
      </div>
    </Field>
  );
}
