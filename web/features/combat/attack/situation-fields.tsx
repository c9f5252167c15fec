import { SelectField } from '#web/ui/fields/select-field.tsx';
import { CoverField } from '#web/features/combat/fields/cover-field.tsx';
import type { Situation } from './situation.ts';

const rolls = [
  { id: 'none', label: 'Normal' },
  { id: 'advantage', label: 'advantage' },
  { id: 'disadvantage', label: 'disadvantage' },
] as const;
const distances = [
  { id: 'usual', label: 'In range' },
  { id: 'near', label: 'within 5 feet' },
  { id: 'far', label: 'farther away' },
] as const;

/** What helps or hinders the next attack besides conditions, which count by themselves. */
export function SituationFields({ value, onChange }: { value: Situation; onChange: (value: Situation) => void }) {
  return (
    <>
      <SelectField
        label="Roll"
        value={value.advantage}
        onChange={(event) => onChange({ ...value, advantage: rolls.find(({ id }) => id === event.target.value)?.id ?? 'none' })}
      >
        {rolls.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </SelectField>
      <CoverField value={value.cover} onChange={(cover) => onChange({ ...value, cover })} />
      <SelectField
        label="Distance"
        value={value.distance}
        onChange={(event) => onChange({ ...value, distance: distances.find(({ id }) => id === event.target.value)?.id ?? 'usual' })}
      >
        {distances.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </SelectField>
    </>
  );
}
