import { gameLimits } from '#domain/limits/game-limits.ts';
import { FormulaField } from '#web/features/homebrew/fields/formula-field.tsx';
import { NumberField } from '#web/features/homebrew/fields/number-field.tsx';
import { OneOfField } from '#web/features/homebrew/fields/one-of-field.tsx';
import { SomeOfField } from '#web/features/homebrew/fields/some-of-field.tsx';
import { abilityOptions } from '#web/features/homebrew/fields/named-options.ts';
import type { ChangeOf } from './change-kinds.ts';

type Armor = ChangeOf<'armorClass'>;

const ways = [
  ['add', 'Is added to'],
  ['base', 'Becomes'],
  ['least', 'Is at least'],
] as const;
type Way = (typeof ways)[number][0];

const wayOf = ({ base, least }: Armor): Way => (base !== undefined ? 'base' : least === undefined ? 'add' : 'least');

function withWay({ on, when }: Armor, way: Way): Armor {
  if (way === 'add') return { on, when, add: '1' };
  return way === 'least' ? { on, when, least: 16 } : { on, when, base: 13, abilities: ['dexterity'] };
}

interface ArmorFieldsProps {
  change: Armor;
  onChange: (change: Armor) => void;
}

/** Armor class: something added, another way to reckon it, or a least value. */
export function ArmorFields({ change, onChange }: ArmorFieldsProps) {
  const { add, base, least, abilities = [] } = change;
  return (
    <>
      <OneOfField label="Armor class" options={ways} value={wayOf(change)} onChange={(way) => onChange(withWay(change, way))} />
      {wayOf(change) === 'add' && <FormulaField label="Added" value={add} onChange={(next = '') => onChange({ ...change, add: next })} />}
      {base !== undefined && (
        <>
          <NumberField
            label="Base"
            lowest={5}
            highest={gameLimits.armorClass}
            value={base}
            onChange={(next = 10) => onChange({ ...change, base: next })}
          />
          <SomeOfField
            label="Plus"
            options={abilityOptions}
            value={abilities}
            onChange={(next) => onChange({ ...change, abilities: next })}
          />
        </>
      )}
      {least !== undefined && (
        <NumberField
          label="At least"
          lowest={5}
          highest={gameLimits.armorClass}
          value={least}
          onChange={(next = 10) => onChange({ ...change, least: next })}
        />
      )}
    </>
  );
}
