import { limits } from '#domain/limits/limits.ts';
import { FormulaField } from '#web/features/homebrew/fields/formula-field.tsx';
import { LineField } from '#web/features/homebrew/fields/line-field.tsx';
import type { ActivityOf } from './activity-kinds.ts';

type Roll = NonNullable<ActivityOf<'utility'>['roll']>;

interface UtilityFieldsProps {
  roll: Roll | undefined;
  onChange: (roll: Roll | undefined) => void;
}

/** Something that no rule counts, with a roll where there is one. */
export function UtilityFields({ roll, onChange }: UtilityFieldsProps) {
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      <FormulaField
        label="Roll"
        optional
        value={roll?.formula}
        onChange={(formula) => onChange(formula === undefined ? undefined : { label: 'Roll', ...roll, formula })}
      />
      {roll && (
        <LineField
          label="What the roll is for"
          required
          length={limits.homebrewNameLength}
          value={roll.label}
          onChange={(label = '') => onChange({ ...roll, label })}
        />
      )}
    </div>
  );
}
