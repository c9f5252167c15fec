import { SelectField } from '#web/ui/fields/select-field.tsx';
import type { Figure } from '#web/features/combat/figure.ts';

interface TargetFieldProps {
  label: string;
  /** What stands for nobody. */
  nobody: string;
  value: string | null;
  figures: readonly Figure[];
  onChange: (id: string | null) => void;
}

/** Picks one of those who live. */
export function TargetField({ label, nobody, value, figures, onChange }: TargetFieldProps) {
  return (
    <SelectField label={label} value={value ?? ''} onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}>
      <option value="">{nobody}</option>
      {figures
        .filter(({ health }) => health !== 'dead')
        .map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
    </SelectField>
  );
}
