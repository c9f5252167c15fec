import { SelectField } from './select-field.tsx';

interface AnyOfFieldProps<Value extends string> {
  label: string;
  options: readonly Value[];
  /** What an option is called; itself unless said. */
  nameOf?: (option: Value) => string;
  /** The empty text stands for any. */
  value: string;
  className?: string;
  onChange: (event: { target: { value: string } }) => void;
}

/** A choice out of a few, or any of them. */
export function AnyOfField<Value extends string>({ options, nameOf = (option) => option, ...field }: AnyOfFieldProps<Value>) {
  return (
    <SelectField {...field}>
      <option value="">Any</option>
      {options.map((each) => (
        <option key={each} value={each}>
          {nameOf(each)}
        </option>
      ))}
    </SelectField>
  );
}
