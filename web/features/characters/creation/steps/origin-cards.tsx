import { useId } from 'react';
import type { ReactNode } from 'react';

interface OriginCardsProps<Id extends string> {
  label: string;
  options: readonly { id: Id; label: string; line: string; art: ReactNode }[];
  value: Id | null;
  onChange: (id: Id) => void;
}

/** One out of several that each have a face. */
export function OriginCards<Id extends string>({ label, options, value, onChange }: OriginCardsProps<Id>) {
  const name = useId();
  return (
    <fieldset className="flex flex-col">
      <legend className="sr-only">{label}</legend>
      <div className="grid gap-2 @lg:grid-cols-2">
        {options.map((option) => (
          <label
            key={option.id}
            className="relative flex cursor-pointer items-center gap-3 rounded-card border border-line-strong bg-raised p-2 has-checked:border-ember has-checked:bg-ember-wash has-checked:shadow-[0_0_0_1px_var(--ember)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-candle"
          >
            <input
              type="radio"
              name={name}
              aria-label={option.label}
              aria-describedby={`${name}-${option.id}`}
              checked={option.id === value}
              className="sr-only"
              onChange={() => onChange(option.id)}
            />
            {option.art}
            <span className="min-w-0">
              <span className="block text-control font-semibold">{option.label}</span>
              <span id={`${name}-${option.id}`} className="block text-note text-ink-soft">
                {option.line}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
