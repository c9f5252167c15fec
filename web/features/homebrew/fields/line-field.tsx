import { TextField } from '#web/ui/fields/text-field.tsx';

interface LineFieldProps {
  label: string;
  hint?: string;
  placeholder?: string;
  value: string | undefined;
  /** Characters at most. */
  length: number;
  /** Whether something must stand there; otherwise nothing is answered where it is empty. */
  required?: boolean;
  className?: string;
  onChange: (text: string | undefined) => void;
}

/** A few words. Where they are required and missing, the field is marked for the form. */
export function LineField({ value = '', length, required = false, onChange, ...rest }: LineFieldProps) {
  const problem = required && value.trim() === '' ? 'Please fill this in.' : undefined;
  return (
    <TextField
      ref={(input) => input?.setCustomValidity(problem ?? '')}
      autoComplete="off"
      maxLength={length}
      required={required}
      value={value}
      error={problem}
      {...rest}
      onChange={({ target }) => onChange(target.value === '' && !required ? undefined : target.value)}
    />
  );
}
