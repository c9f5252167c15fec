import { limits } from '#domain/limits/limits.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useState } from 'react';
import { searchTerms } from '#web/lib/text/search-terms.ts';

interface ListFieldProps {
  label: string;
  hint: string;
  value: string[];
  onChange: (words: string[]) => void;
}

/** Several words or names, typed with commas between. */
export function ListField({ label, hint, value, onChange }: ListFieldProps) {
  const [typed, setTyped] = useState(value.join(', '));
  // What others add meanwhile shows; a comma that was just typed stays.
  const shown = searchTerms(typed).join(', ') === value.join(', ') ? typed : value.join(', ');
  const all = typed.split(',').filter((word) => word.trim() !== '');
  const wrong = all.some((word) => word.trim().length > 60) ? 'Each has at most 60 characters.' : undefined;
  return (
    <TextField
      label={label}
      hint={hint}
      error={all.length > limits.loreWords ? `At most ${limits.loreWords}.` : wrong}
      autoComplete="off"
      value={shown}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(searchTerms(event.target.value));
      }}
    />
  );
}
