import { useId } from 'react';
import type { ReactNode } from 'react';
import { describedBy } from './field.tsx';

interface SegmentFieldProps<Id extends string> {
  label: string;
  hint?: ReactNode;
  options: readonly { id: Id; label: string }[];
  value: Id;
  onChange: (id: Id) => void;
}

/** A choice out of two to four short ones, all in sight. Arrow keys move it. */
export function SegmentField<Id extends string>({ label, hint, options, value, onChange }: SegmentFieldProps<Id>) {
  const name = useId();
  return (
    <fieldset className="flex flex-col items-start" aria-describedby={describedBy(name, hint, undefined)}>
      <legend className="mb-1.5 text-control font-semibold">{label}</legend>
      <div className="flex max-w-full flex-wrap gap-0.5 sm:gap-1 rounded-control bg-sunken p-1">
        {options.map((option) => (
          <label
            key={option.id}
            className="flex min-h-10 cursor-pointer items-center justify-center rounded-[0.375rem] px-2.5 text-center text-control font-semibold text-ink-soft transition-colors duration-quick select-none hover:text-ink sm:px-4 has-checked:bg-raised has-checked:text-ink has-checked:shadow-[0_0_0_1px_var(--line-strong)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-candle"
          >
            <input
              type="radio"
              name={name}
              value={option.id}
              checked={option.id === value}
              className="sr-only"
              onChange={() => onChange(option.id)}
            />
            {option.label}
          </label>
        ))}
      </div>
      {hint !== undefined && (
        <p id={`${name}-hint`} className="mt-1.5 text-note text-ink-soft">
          {hint}
        </p>
      )}
    </fieldset>
  );
}
