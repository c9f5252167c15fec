import type { Tick } from '#domain/rules/activity/effect.ts';
import { FormulaField } from '#web/features/homebrew/fields/formula-field.tsx';
import { OneOfField } from '#web/features/homebrew/fields/one-of-field.tsx';
import { damageOptions } from '#web/features/homebrew/fields/named-options.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';

const moments = [
  ['startOfTurn', 'At the start of the bearer’s turn'],
  ['endOfTurn', 'At the end of the bearer’s turn'],
  ['sourceStartOfTurn', 'At the start of the user’s turn'],
  ['sourceEndOfTurn', 'At the end of the user’s turn'],
] as const satisfies readonly (readonly [Tick['when'], string])[];

interface TickFieldsProps {
  tick: Tick | undefined;
  onChange: (tick: Tick | undefined) => void;
}

/** Damage that comes again and again while an effect lasts. */
export function TickFields({ tick, onChange }: TickFieldsProps) {
  const damage = tick?.damage;
  return (
    <>
      <Checkbox
        label="It deals damage again and again"
        checked={damage !== undefined}
        onChange={(on) => onChange(on ? { when: 'startOfTurn', ...tick, damage: { formula: '1d6', type: 'fire' } } : undefined)}
      />
      {tick && damage && (
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-3">
          <OneOfField label="Each time" options={moments} value={tick.when} onChange={(when) => onChange({ ...tick, when })} />
          <FormulaField
            label="Damage each time"
            value={damage.formula}
            onChange={(formula = '') => onChange({ ...tick, damage: { ...damage, formula } })}
          />
          <OneOfField
            label="Type"
            options={damageOptions}
            value={damage.type}
            onChange={(type) => onChange({ ...tick, damage: { ...damage, type } })}
          />
        </div>
      )}
    </>
  );
}
