import type { Ability } from '#domain/rules/ability.ts';
import type { HomebrewKind } from '#domain/homebrew/kinds.ts';
import { NumberField } from '#web/features/homebrew/fields/number-field.tsx';
import { OneOfField } from '#web/features/homebrew/fields/one-of-field.tsx';
import { SomeOfField } from '#web/features/homebrew/fields/some-of-field.tsx';
import { abilityOptions } from '#web/features/homebrew/fields/named-options.ts';
import type { Save } from './activity-kinds.ts';

const outcomes = [
  ['half', 'Half the damage'],
  ['none', 'Nothing'],
] as const;

type Way = 'own' | 'number' | Ability;

const wayOf = ({ dc }: Save): Way => (typeof dc === 'number' ? 'number' : typeof dc === 'object' ? dc.ability : 'own');

function dcOf(way: Way): Save['dc'] {
  if (way === 'own') return undefined;
  return way === 'number' ? 13 : { ability: way };
}

interface SaveFieldsProps {
  of: HomebrewKind;
  save: Save;
  onChange: (save: Save) => void;
}

/** A saving throw: of what, against what, and what a success spares. */
export function SaveFields({ of, save, onChange }: SaveFieldsProps) {
  const own = of === 'monster' ? '8 + proficiency + its best ability' : of === 'item' ? 'Its bearer’s save DC' : 'The spell save DC';
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      <SomeOfField
        label="Saving throw of"
        options={abilityOptions}
        least={1}
        most={3}
        value={save.abilities}
        onChange={(abilities) => onChange({ ...save, abilities })}
      />
      <OneOfField label="On a success" options={outcomes} value={save.onSave} onChange={(onSave) => onChange({ ...save, onSave })} />
      <OneOfField
        label="DC"
        options={[
          ['own', own],
          ['number', 'A number'],
          ...abilityOptions.map(([id, name]) => [id, `8 + proficiency + ${name.slice(0, 3).toUpperCase()}`] as const),
        ]}
        value={wayOf(save)}
        onChange={(way) => onChange({ ...save, dc: dcOf(way) })}
      />
      {typeof save.dc === 'number' && (
        <NumberField label="DC, number" lowest={5} highest={30} value={save.dc} onChange={(dc) => onChange({ ...save, dc })} />
      )}
    </div>
  );
}
