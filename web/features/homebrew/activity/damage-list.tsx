import { limits } from '#domain/limits/limits.ts';
import type { HomebrewKind } from '#domain/homebrew/kinds.ts';
import { FormulaField } from '#web/features/homebrew/fields/formula-field.tsx';
import { OneOfField } from '#web/features/homebrew/fields/one-of-field.tsx';
import { RowList } from '#web/features/homebrew/fields/row-list.tsx';
import { damageOptions, formulaHint } from '#web/features/homebrew/fields/named-options.ts';
import { LineField } from '#web/features/homebrew/fields/line-field.tsx';
import { blankDamage } from './activity-kinds.ts';
import type { DamagePart } from './activity-kinds.ts';

const growths = [
  ['no', 'Always as much'],
  ['slot', 'More with a higher slot'],
  ['cantrip', 'As a cantrip: at levels 5, 11, 17'],
] as const;
type Growth = (typeof growths)[number][0];

interface DamageListProps {
  of: HomebrewKind;
  parts: readonly DamagePart[];
  least?: number;
  onChange: (parts: DamagePart[]) => void;
}

/** Damage, kind by kind. */
export function DamageList({ of, parts, least = 0, onChange }: DamageListProps) {
  return (
    <RowList
      title="Damage"
      one="Damage"
      rows={parts}
      least={least}
      most={limits.homebrewDamageParts}
      blank={blankDamage}
      row={(part, set, at) => <Part of={of} part={part} hint={at === 0 ? formulaHint : undefined} onChange={set} />}
      onChange={onChange}
    />
  );
}

interface PartProps {
  of: HomebrewKind;
  part: DamagePart;
  hint: string | undefined;
  onChange: (part: DamagePart) => void;
}

function Part({ of, part, hint, onChange }: PartProps) {
  const [type = 'fire', other, ...more] = part.types;
  const growth: Growth = part.cantrip === true ? 'cantrip' : part.perSlot === undefined ? 'no' : 'slot';
  const grow = (next: Growth) =>
    onChange({ ...part, cantrip: next === 'cantrip' ? true : undefined, perSlot: next === 'slot' ? (part.perSlot ?? '1d6') : undefined });
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-3">
      <FormulaField label="Amount" value={part.formula} onChange={(formula = '') => onChange({ ...part, formula })} />
      <OneOfField
        label="Type"
        options={damageOptions}
        value={type}
        onChange={(next) => onChange({ ...part, types: [next, ...part.types.slice(1)] })}
      />
      <OneOfField
        label="Or"
        options={[['', 'Only this type'] as const, ...damageOptions]}
        value={other ?? ''}
        onChange={(next) => onChange({ ...part, types: next === '' ? [type, ...more] : [type, next, ...more] })}
      />
      {hint !== undefined && <p className="text-note text-ink-soft sm:col-span-3">{hint}</p>}
      {(of === 'spell' || growth !== 'no') && (
        <OneOfField label="Grows" className="sm:col-span-2" options={growths} value={growth} onChange={grow} />
      )}
      {growth === 'slot' && (
        <FormulaField
          label="For each slot level"
          mostDice={limits.homebrewSlotDice}
          value={part.perSlot}
          onChange={(perSlot) => onChange({ ...part, perSlot })}
        />
      )}
      <LineField
        label="Only when"
        placeholder="the target is a plant"
        className="sm:col-span-3"
        length={limits.homebrewWhenLength}
        value={part.when}
        onChange={(when) => onChange({ ...part, when })}
      />
    </div>
  );
}
