import { TextField } from './text-field.tsx';

interface AmountFieldsProps {
  legend: string;
  hint: string;
  /** Who gets something, each with the name of their field. */
  rows: readonly { id: string; label: string }[];
  /** What was typed, by the ids of the rows. */
  value: Readonly<Record<string, string>>;
  onChange: (value: Record<string, string>) => void;
}

/** A number for each of some. */
export function AmountFields({ legend, hint, rows, value, onChange }: AmountFieldsProps) {
  if (rows.length === 0) return null;
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 text-control font-semibold">{legend}</legend>
      <p className="text-note">{hint}</p>
      {rows.map(({ id, label }) => (
        <TextField
          key={id}
          label={label}
          inputMode="numeric"
          value={value[id] ?? ''}
          onChange={(event) => onChange({ ...value, [id]: event.target.value.replaceAll(/\D/g, '') })}
        />
      ))}
    </fieldset>
  );
}
