import { limits } from '#domain/limits/limits.ts';
import type { HomebrewKind } from '#domain/homebrew/kinds.ts';
import { FormulaField } from '#web/features/homebrew/fields/formula-field.tsx';
import { OneOfField } from '#web/features/homebrew/fields/one-of-field.tsx';
import { RowList } from '#web/features/homebrew/fields/row-list.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { blankHealing } from './activity-kinds.ts';
import type { Healing } from './activity-kinds.ts';

const given = [
  ['hitPoints', 'Hit points'],
  ['temporaryHitPoints', 'Temporary hit points'],
  ['hitPointMaximum', 'Hit point maximum'],
] as const satisfies readonly (readonly [Healing['what'], string])[];

interface HealingListProps {
  of: HomebrewKind;
  healing: readonly Healing[];
  onChange: (healing: Healing[]) => void;
}

/** What healing gives. */
export function HealingList({ of, healing, onChange }: HealingListProps) {
  return (
    <RowList
      title="Healing"
      one="Healing"
      least={1}
      most={3}
      rows={healing}
      blank={blankHealing}
      row={(each, set) => <Part of={of} part={each} onChange={set} />}
      onChange={onChange}
    />
  );
}

function Part({ of, part, onChange }: { of: HomebrewKind; part: Healing; onChange: (part: Healing) => void }) {
  const isAll = part.formula === 'all';
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      <OneOfField label="Gives" options={given} value={part.what} onChange={(what) => onChange({ ...part, what })} />
      {!isAll && <FormulaField label="Points" value={part.formula} onChange={(formula = '') => onChange({ ...part, formula })} />}
      {of === 'spell' && !isAll && (
        <FormulaField
          label="More for each slot level"
          optional
          mostDice={limits.homebrewSlotDice}
          value={part.perSlot}
          onChange={(perSlot) => onChange({ ...part, perSlot })}
        />
      )}
      <Checkbox label="All that are lost" checked={isAll} onChange={(on) => onChange({ ...part, formula: on ? 'all' : '1d8' })} />
    </div>
  );
}
