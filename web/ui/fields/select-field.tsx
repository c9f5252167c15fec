import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { controlLook, describedBy, Field } from './field.tsx';

interface SelectFieldProps extends ComponentProps<'select'> {
  label: string;
  hideLabel?: boolean;
  hint?: ReactNode;
  error?: string;
  /** Classes of the whole field; `controlClassName` of what is typed into. */
  controlClassName?: string;
}

/** A choice out of a few; its options are its children. */
export function SelectField({ label, hideLabel, hint, error, className, controlClassName, id, required, ...rest }: SelectFieldProps) {
  const own = useId();
  const fieldId = id ?? own;
  return (
    <Field id={fieldId} label={label} hideLabel={hideLabel} hint={hint} error={error} required={required} className={className}>
      <select
        {...rest}
        id={fieldId}
        aria-required={required}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy(fieldId, hint, error)}
        className={controlLook(error !== undefined, classNames('min-h-11', controlClassName))}
      />
    </Field>
  );
}
