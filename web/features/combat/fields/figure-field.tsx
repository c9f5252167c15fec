import { SelectField } from '#web/ui/fields/select-field.tsx';
import type { Figure } from '#web/features/combat/figure.ts';

interface FigureFieldProps {
  label: string;
  figures: readonly Figure[];
  /** An id; empty for nobody. */
  value: string;
  /** What stands for nobody; left out where somebody must be chosen. */
  nobody?: string;
  onChange: (id: string) => void;
}

/** One of those in the fight. */
export function FigureField({ label, figures, value, nobody, onChange }: FigureFieldProps) {
  return (
    <SelectField label={label} value={value} onChange={(event) => onChange(event.target.value)}>
      {nobody !== undefined && <option value="">{nobody}</option>}
      {figures.map(({ id, name, concentration }) => (
        <option key={id} value={id}>
          {concentration ? `${name}, ${concentration}` : name}
        </option>
      ))}
    </SelectField>
  );
}
