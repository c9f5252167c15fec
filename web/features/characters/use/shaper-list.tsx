import type { ChosenShaper } from '#domain/character/effects/chosen-shaper.ts';
import type { Way } from '#domain/character/effects/feature-ways.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';

const typesOf = ({ activity }: Way) => {
  const shaping = activity.activation?.cast?.shaping;
  return shaping?.does === 'changeType' ? shaping.types : [];
};

interface ShaperListProps {
  shapers: readonly Way[];
  value: readonly ChosenShaper[];
  onChange: (value: ChosenShaper[]) => void;
}

/** What can be chosen with a spell to change it, such as options of Metamagic. */
export function ShaperList({ shapers, value, onChange }: ShaperListProps) {
  if (shapers.length === 0) return null;
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 text-control font-semibold">With the spell</legend>
      {shapers.map((way) => {
        const taken = value.find((each) => each.way === way.key);
        const others = value.filter((each) => each !== taken);
        const types = typesOf(way);
        const [first] = types;
        return (
          <div key={way.key} className="flex flex-col gap-2">
            <Checkbox
              label={way.name}
              hint={way.activity.note}
              checked={taken !== undefined}
              onChange={(on) => onChange(on ? [...others, { way: way.key, ...(first && { damageType: first }) }] : others)}
            />
            {taken && types.length > 0 && (
              <SelectField
                label="Damage becomes"
                value={taken.damageType ?? first}
                onChange={({ target }) => onChange([...others, { ...taken, damageType: types.find((type) => type === target.value) }])}
              >
                {types.map((type) => (
                  <option key={type}>{type}</option>
                ))}
              </SelectField>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
