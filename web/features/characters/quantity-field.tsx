import { TextField } from '#web/ui/fields/text-field.tsx';
import { useState } from 'react';

interface QuantityFieldProps {
  most: number;
  /** Null while what is typed is no number of them. */
  onChange: (quantity: number | null) => void;
}

/** The number that was typed, if it is one from 1 to `most`. */
function countIn(typed: string, most: number): number | null {
  const count = Number(typed);
  return typed.trim() !== '' && Number.isInteger(count) && count >= 1 && count <= most ? count : null;
}

/** How many, from 1 to as many as there are. */
export function QuantityField({ most, onChange }: QuantityFieldProps) {
  const [typed, setTyped] = useState('1');
  return (
    <TextField
      type="number"
      inputMode="numeric"
      label="How many"
      min={1}
      max={most}
      controlClassName="figures"
      value={typed}
      hint={`From 1 to ${most}.`}
      error={countIn(typed, most) !== null ? undefined : `A whole number from 1 to ${most}.`}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(countIn(event.target.value, most));
      }}
    />
  );
}
