import { skillNames } from '#domain/rules/skill-names.ts';
import { NumberField } from '#web/features/homebrew/fields/number-field.tsx';
import { asOptions, OneOfField } from '#web/features/homebrew/fields/one-of-field.tsx';
import { SomeOfField } from '#web/features/homebrew/fields/some-of-field.tsx';
import { abilityOptions } from '#web/features/homebrew/fields/named-options.ts';
import type { ActivityOf } from './activity-kinds.ts';

type Check = ActivityOf<'check'>['check'];

const against = [
  ['number', 'A number'],
  ['spell', 'The spell save DC'],
  ['contest', 'Another’s check'],
  ['table', 'What the table says'],
] as const;

interface CheckFieldsProps {
  check: Check;
  onChange: (check: Check) => void;
}

/** An ability check. */
export function CheckFields({ check, onChange }: CheckFieldsProps) {
  const way = typeof check.dc === 'number' ? 'number' : check.dc;
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      <SomeOfField
        label="Check of"
        options={abilityOptions}
        least={1}
        value={check.abilities}
        onChange={(abilities) => onChange({ ...check, abilities })}
      />
      <SomeOfField
        label="With the skill"
        options={asOptions<string>(skillNames)}
        value={check.skills ?? []}
        onChange={(skills) => onChange({ ...check, skills: skills.length > 0 ? skills : undefined })}
      />
      <OneOfField
        label="Against"
        options={against}
        value={way}
        onChange={(next) => onChange({ ...check, dc: next === 'number' ? 15 : next })}
      />
      {typeof check.dc === 'number' && (
        <NumberField label="DC" lowest={5} highest={30} value={check.dc} onChange={(dc = 15) => onChange({ ...check, dc })} />
      )}
    </div>
  );
}
