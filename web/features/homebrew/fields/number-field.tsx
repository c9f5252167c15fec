import { TextField } from '#web/ui/fields/text-field.tsx';
import { useState } from 'react';
import { readNumber } from './read-number.ts';

interface NumberFieldProps {
  label: string;
  hint?: string;
  value: number | undefined;
  lowest: number;
  highest: number;
  /** May be left empty, which answers nothing. */
  optional?: boolean;
  className?: string;
  onChange: (value: number | undefined) => void;
}

/** A whole number within bounds. What is wrong is said beside it, marks the field for the form, and is not taken. */
export function NumberField({ label, hint, value, lowest, highest, optional = false, className, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState(() => textOf(value));
  const read = readNumber(typed, { lowest, highest, optional });
  // What comes from elsewhere, as with another kind, takes the place of what was typed.
  const shown = read.ok && read.number !== value ? textOf(value) : typed;
  const problem = readNumber(shown, { lowest, highest, optional }).problem;
  return (
    <TextField
      ref={(input) => input?.setCustomValidity(problem ?? '')}
      label={label}
      hint={hint}
      inputMode="numeric"
      autoComplete="off"
      className={className}
      value={shown}
      error={problem}
      onChange={(event) => {
        setTyped(event.target.value);
        const next = readNumber(event.target.value, { lowest, highest, optional });
        if (next.ok) onChange(next.number);
      }}
    />
  );
}

const textOf = (value: number | undefined) => (value === undefined ? '' : String(value));
