import { sounds, times, weathers } from '#domain/battle-map/terrain.ts';
import type { Air } from '#domain/battle-map/state.ts';
import { stillAir } from '#web/features/battle-map/data/still-air.ts';
import { soundNames, timeNames, weatherNames } from '#web/features/battle-map/words/air-text.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';

interface ChoiceProps<Value extends string> {
  label: string;
  values: readonly Value[];
  names: Readonly<Record<Value, string>>;
  value: Value;
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, values, names, value, onChange }: ChoiceProps<Value>) {
  return (
    <SelectField label={label} value={value} onChange={({ target }) => onChange(values.find((each) => each === target.value) ?? value)}>
      {values.map((each) => (
        <option key={each} value={each}>
          {names[each]}
        </option>
      ))}
    </SelectField>
  );
}

/** Time of day, weather and sounds of a map, for those who lead. */
export function AirFields({ air = stillAir, onChange }: { air?: Air | undefined; onChange: (air: Air) => void }) {
  return (
    <>
      <Checkbox label="Outside" checked={air.outside} onChange={(outside) => onChange({ ...air, outside })} />
      {air.outside && (
        <>
          <Choice label="Time of day" values={times} names={timeNames} value={air.time} onChange={(time) => onChange({ ...air, time })} />
          <Choice
            label="Weather"
            values={weathers}
            names={weatherNames}
            value={air.weather}
            onChange={(weather) => onChange({ ...air, weather })}
          />
        </>
      )}
      <Choice label="Sound" values={sounds} names={soundNames} value={air.sound} onChange={(sound) => onChange({ ...air, sound })} />
    </>
  );
}
