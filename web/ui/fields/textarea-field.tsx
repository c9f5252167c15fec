import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { controlLook, describedBy, Field, hintOf } from './field.tsx';

interface TextareaFieldProps extends ComponentProps<'textarea'> {
  label: string;
  hideLabel?: boolean;
  hint?: ReactNode;
  error?: string;
  /** Classes of the whole field; `controlClassName` of what is typed into. */
  controlClassName?: string;
}

/** Several lines of text with their label and what is wrong with them. */
export function TextareaField({ label, hideLabel, hint, error, className, controlClassName, id, required, ...rest }: TextareaFieldProps) {
  const own = useId();
  const fieldId = id ?? own;
  const said = hintOf(hint, rest.value, rest.maxLength);
  return (
    <Field id={fieldId} label={label} hideLabel={hideLabel} hint={said} error={error} required={required} className={className}>
      <textarea
        {...rest}
        id={fieldId}
        aria-required={required}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy(fieldId, said, error)}
        className={controlLook(error !== undefined, classNames('py-2.5', controlClassName))}
      />
    </Field>
  );
}
