import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { controlLook, describedBy, Field, hintOf } from './field.tsx';

interface TextFieldProps extends ComponentProps<'input'> {
  label: string;
  hideLabel?: boolean;
  hint?: ReactNode;
  error?: string;
  /** Classes of the whole field; `controlClassName` of what is typed into. */
  controlClassName?: string;
}

/** One line of text with its label and what is wrong with it. */
export function TextField({ label, hideLabel, hint, error, className, controlClassName, id, required, ...rest }: TextFieldProps) {
  const own = useId();
  const fieldId = id ?? own;
  const said = hintOf(hint, rest.value, rest.maxLength);
  return (
    <Field id={fieldId} label={label} hideLabel={hideLabel} hint={said} error={error} required={required} className={className}>
      <input
        {...rest}
        id={fieldId}
        aria-required={required}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy(fieldId, said, error)}
        className={controlLook(error !== undefined, classNames('min-h-11', controlClassName))}
      />
    </Field>
  );
}
