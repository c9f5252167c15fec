import type { SeenCard } from '#contract/play/characters-shapes.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';

interface ReceiverFieldProps {
  others: readonly SeenCard[];
  value: string;
  onChange: (id: string) => void;
}

/** Who at the table is given to. */
export function ReceiverField({ others, value, onChange }: ReceiverFieldProps) {
  return (
    <SelectField label="To" value={value} onChange={(event) => onChange(event.target.value)}>
      {others.map(({ id, name, playerName }) => (
        <option key={id} value={id}>
          {name} ({playerName})
        </option>
      ))}
    </SelectField>
  );
}
