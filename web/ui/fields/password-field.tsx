import { useId, useState } from 'react';
import type { ComponentProps } from 'react';
import { controlLook, describedBy, Field } from './field.tsx';

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: string;
  hint?: string;
  error?: string;
}

/** A password, hidden until its writer wants to see it. */
export function PasswordField({ label, hint, error, className, id, required, ...rest }: PasswordFieldProps) {
  const own = useId();
  const [shown, setShown] = useState(false);
  const fieldId = id ?? own;
  return (
    <Field id={fieldId} label={label} hint={hint} error={error} required={required} className={className}>
      <div className="relative">
        <input
          {...rest}
          id={fieldId}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-required={required}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy(fieldId, hint, error)}
          className={controlLook(error !== undefined, 'min-h-11 pr-16')}
        />
        <button
          type="button"
          aria-controls={fieldId}
          aria-pressed={shown}
          aria-label="Show what you type"
          className="absolute inset-y-0 right-0 min-w-14 rounded-control px-3 text-note font-semibold text-ink-soft hover:text-ink"
          onClick={() => setShown(!shown)}
        >
          {shown ? 'Hide' : 'Show'}
        </button>
      </div>
    </Field>
  );
}
