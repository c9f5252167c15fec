import type { Cover } from '#domain/rules/combat-terms.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';

const covers = [
  { id: 'none', label: 'none' },
  { id: 'half', label: 'half (+2)' },
  { id: 'three-quarters', label: 'three quarters (+5)' },
] as const;

/** What somebody stands behind: it helps armor class, and saves of dexterity. */
export function CoverField({ value, hint, onChange }: { value: Cover; hint?: string; onChange: (cover: Cover) => void }) {
  return (
    <SelectField
      label="Cover"
      hint={hint}
      value={value}
      onChange={(event) => onChange(covers.find(({ id }) => id === event.target.value)?.id ?? 'none')}
    >
      {covers.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}
