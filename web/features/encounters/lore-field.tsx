import { SelectField } from '#web/ui/fields/select-field.tsx';
import type { EncounterSources } from './use-encounter.ts';

interface LoreFieldProps {
  lore: EncounterSources['lore'];
  /** The id of an entry; the empty text stands for any. */
  value: string;
  onChange: (id: string) => void;
}

/** A choice of the entry of lore that names creatures; nothing where none does. */
export function LoreField({ lore, value, onChange }: LoreFieldProps) {
  if (lore.length === 0) return null;
  return (
    <SelectField label="Named in the lore of" value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">Any</option>
      {lore.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
