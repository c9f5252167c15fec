import { useId } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

interface ChoiceGroupProps<Choice extends string> {
  label: string;
  hideLabel?: boolean;
  hint?: ReactNode;
  choices: readonly { id: Choice; label: string; icon?: ReactNode }[];
  value: Choice;
  onChange: (choice: Choice) => void;
}

/** One out of two to four, all in sight side by side. Arrow keys move the choice. */
export function ChoiceGroup<Choice extends string>({ label, hideLabel = false, hint, choices, value, onChange }: ChoiceGroupProps<Choice>) {
  const name = useId();
  return (
    <fieldset className="flex flex-col gap-1.5" aria-describedby={hint === undefined ? undefined : `${name}-hint`}>
      <legend className={classNames('mb-1.5 text-control font-semibold', hideLabel && 'sr-only')}>{label}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <label
            key={choice.id}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-line-strong bg-raised px-4 text-control font-semibold text-ink-soft transition-colors duration-quick select-none hover:text-ink has-checked:border-ember has-checked:bg-ember-wash has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-candle md:min-h-10 [&_svg]:size-4.5"
          >
            <input
              type="radio"
              name={name}
              value={choice.id}
              checked={choice.id === value}
              className="size-4 outline-none"
              onChange={() => onChange(choice.id)}
            />
            {choice.icon}
            {choice.label}
          </label>
        ))}
      </div>
      {hint !== undefined && (
        <p id={`${name}-hint`} className="text-note text-ink-soft">
          {hint}
        </p>
      )}
    </fieldset>
  );
}
