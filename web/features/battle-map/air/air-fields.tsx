import { stillAir } from '#domain/battle-map/air.ts';
import { sounds, times, weathers } from '#domain/battle-map/terrain.ts';
import type { Air } from '#domain/battle-map/state.ts';
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

interface AirFieldsProps {
  air?: Air | undefined;
  /** The map has a sound file of its own. */
  hasFile?: boolean;
  onChange: (air: Air) => void;
}

/** Time of day, weather and sounds of a map, for those who lead. */
export function AirFields({ air = stillAir, hasFile = false, onChange }: AirFieldsProps) {
  const offered = hasFile ? sounds : sounds.filter((sound) => sound !== 'own');
  const sound = offered.find((each) => each === air.sound) ?? 'none';
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
      <Choice label="Sound" values={offered} names={soundNames} value={sound} onChange={(chosen) => onChange({ ...air, sound: chosen })} />
    </>
  );
}
