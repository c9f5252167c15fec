import { useId } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

interface ChoiceFieldProps<Id extends string> {
  label: string;
  hideLabel?: boolean;
  options: readonly { id: Id; label: string; meaning: ReactNode }[];
  value: Id;
  onChange: (id: Id) => void;
  className?: string;
}

/** A choice between things that need a sentence each, one below the other. */
export function ChoiceField<Id extends string>({ label, hideLabel = false, options, value, onChange, className }: ChoiceFieldProps<Id>) {
  const name = useId();
  return (
    <fieldset className={classNames('flex flex-col gap-2', className)}>
      <legend className={classNames('mb-2 text-control font-semibold', hideLabel && 'sr-only')}>{label}</legend>
      {options.map((option) => (
        <label
          key={option.id}
          className={classNames(
            'flex cursor-pointer items-start gap-3 rounded-control border border-line-strong bg-raised px-3.5 py-3 has-checked:border-ember',
            'has-checked:shadow-[0_0_0_1px_var(--ember)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-candle',
          )}
        >
          <input
            type="radio"
            name={name}
            aria-describedby={`${name}-${option.id}`}
            aria-label={option.label}
            className="mt-1 size-4.5 shrink-0 outline-none"
            checked={option.id === value}
            onChange={() => onChange(option.id)}
          />
          <span className="min-w-0">
            <span className="block font-semibold text-ink">{option.label}</span>
            <span id={`${name}-${option.id}`} className="block text-control text-ink-soft">
              {option.meaning}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
