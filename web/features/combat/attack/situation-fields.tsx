import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { CoverField } from '#web/features/combat/fields/cover-field.tsx';
import type { Acting } from './acting.ts';
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
  { id: 'long', label: 'long range (disadvantage)' },
] as const;
const holds = [
  { id: 'carried', label: 'as carried' },
  { id: 'one', label: 'one hand' },
  { id: 'two', label: 'both hands' },
] as const;

/** Which damage a hit deals, where a weapon leaves a choice. */
function TypeField({ attacks, value, onChange }: Omit<SituationFieldsProps, 'isPlaced'>) {
  const types = [...new Set(attacks.flatMap(({ types: some = [] }) => some))];
  if (types.length === 0) return null;
  return (
    <SelectField
      label="Damage"
      value={value.damageType ?? ''}
      onChange={({ target }) => onChange({ ...value, damageType: types.find((type) => type === target.value) ?? null })}
    >
      <option value="">the weapon’s own</option>
      {types.map((type) => (
        <option key={type}>{type}</option>
      ))}
    </SelectField>
  );
}

interface SituationFieldsProps {
  attacks: Acting['attacks'];
  /** Whether a battle map tells the distance. */
  isPlaced: boolean;
  value: Situation;
  onChange: (value: Situation) => void;
}

/** What helps or hinders the next attack besides conditions, which count by themselves, and how the weapon is used. */
export function SituationFields({ attacks, isPlaced, value, onChange }: SituationFieldsProps) {
  const mayReachFar = attacks.some(({ range }) => typeof range?.long === 'number');
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
      {!isPlaced && (
        <SelectField
          label="Distance"
          value={value.distance}
          onChange={(event) => onChange({ ...value, distance: distances.find(({ id }) => id === event.target.value)?.id ?? 'usual' })}
        >
          {distances
            .filter(({ id }) => id !== 'long' || mayReachFar)
            .map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
        </SelectField>
      )}
      {attacks.some(({ weapon }) => weapon?.hands) && (
        <SelectField
          label="Hands"
          value={value.hands}
          onChange={(event) => onChange({ ...value, hands: holds.find(({ id }) => id === event.target.value)?.id ?? 'carried' })}
        >
          {holds.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
      <TypeField attacks={attacks} value={value} onChange={onChange} />
      {attacks.some(({ weapon }) => weapon?.mastery) && (
        <Checkbox label="Use weapon mastery" checked={value.mastery} onChange={(mastery) => onChange({ ...value, mastery })} />
      )}
      {attacks.some(({ kind }) => kind !== 'ranged') && (
        <Checkbox label="Knock out, not kill" checked={value.knockOut} onChange={(knockOut) => onChange({ ...value, knockOut })} />
      )}
    </>
  );
}
