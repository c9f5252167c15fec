import { SelectField } from '#web/ui/fields/select-field.tsx';

interface OneOfFieldProps<Id extends string> {
  label: string;
  hint?: string;
  /** Ids with the words for them. */
  options: readonly (readonly [Id, string])[];
  value: Id;
  className?: string;
  onChange: (id: Id) => void;
}

/** One out of a few. */
export function OneOfField<Id extends string>({ options, value, onChange, ...rest }: OneOfFieldProps<Id>) {
  return (
    <SelectField {...rest} value={value} onChange={({ target }) => onChange(options.find(([id]) => id === target.value)?.[0] ?? value)}>
      {options.map(([id, words]) => (
        <option key={id} value={id}>
          {words}
        </option>
      ))}
    </SelectField>
  );
}

/** Options whose words are their ids. */
export const asOptions = <Id extends string>(ids: readonly Id[]): (readonly [Id, string])[] => ids.map((id) => [id, id]);
