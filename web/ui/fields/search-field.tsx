import { TextField } from './text-field.tsx';
import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds of rest after which what was typed is searched for. */
const REST_MILLISECONDS = 250;

interface SearchFieldProps {
  label: string;
  hint?: string;
  /** What is searched for now. */
  value: string;
  onSearch: (search: string) => void;
}

/** Searches while one types, a moment after the last key; Enter searches at once. What was typed stays until it is changed. */
export function SearchField({ label, hint, value, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // Searched from elsewhere, as by the button that clears it.
  if (known !== value) {
    setKnown(value);
    if (value !== typed.trim()) setTyped(value);
  }
  const search = useEffectEvent(() => {
    if (typed.trim() !== value) onSearch(typed.trim());
  });
  useEffect(() => {
    const timer = setTimeout(search, REST_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <TextField
        type="search"
        label={label}
        hint={hint}
        maxLength={120}
        className="max-w-md"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </form>
  );
}
