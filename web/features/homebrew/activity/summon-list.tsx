import { limits } from '#domain/limits/limits.ts';
import { FormulaField } from '#web/features/homebrew/fields/formula-field.tsx';
import { RowList } from '#web/features/homebrew/fields/row-list.tsx';
import { LineField } from '#web/features/homebrew/fields/line-field.tsx';
import type { ActivityOf } from './activity-kinds.ts';

type Creature = ActivityOf<'summon'>['creatures'][number];

interface SummonListProps {
  creatures: readonly Creature[];
  onChange: (creatures: Creature[]) => void;
}

/** Creatures that come, by their names. */
export function SummonList({ creatures, onChange }: SummonListProps) {
  return (
    <RowList
      title="Creatures"
      one="Creature"
      least={1}
      most={6}
      rows={creatures}
      blank={(): Creature => ({ monster: 'Wolf' })}
      row={(creature, set) => (
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
          <LineField
            label="Creature"
            required
            length={limits.homebrewNameLength}
            value={creature.monster}
            onChange={(monster = '') => set({ ...creature, monster })}
          />
          <FormulaField label="How many" optional value={creature.count} onChange={(count) => set({ ...creature, count })} />
        </div>
      )}
      onChange={onChange}
    />
  );
}
