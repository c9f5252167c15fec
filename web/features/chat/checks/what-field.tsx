import { askedLabel } from '#domain/check/tell-check.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { askable } from './ask-draft.ts';

interface WhatFieldProps {
  label: string;
  value: string;
  autoFocus?: boolean;
  onChange: (name: string) => void;
}

const groups = [
  ['skill', 'Skills'],
  ['check', 'Abilities'],
  ['save', 'Saving throws'],
] as const;

/** Which number is rolled. */
export function WhatField({ label, value, autoFocus, onChange }: WhatFieldProps) {
  return (
    <SelectField label={label} value={value} autoFocus={autoFocus} onChange={(event) => onChange(event.target.value)}>
      {groups.map(([kind, title]) => (
        <optgroup key={kind} label={title}>
          {askable
            .filter(({ what }) => what.kind === kind)
            .map(({ name, what }) => (
              <option key={name} value={name}>
                {kind === 'skill' ? askedLabel(what).replace(/ check$/, '') : askedLabel(what)}
              </option>
            ))}
        </optgroup>
      ))}
    </SelectField>
  );
}
