import type { Tome } from '#domain/world/tome.ts';
import { figure } from '#web/ui/format/figures.ts';
import { useId } from 'react';
import { tomeCounts } from './listed-tomes.ts';
import type { TomeFilter as Filter } from './listed-tomes.ts';
import { tomeCategoryLabel } from '#web/features/tomes/tome-labels.ts';

interface TomeFilterProps {
  tomes: readonly Tome[];
  value: Filter;
  onChange: (filter: Filter) => void;
}

/** The six categories with how many tomes each holds. Arrow keys move the choice. */
export function TomeFilter({ tomes, value, onChange }: TomeFilterProps) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Category</legend>
      <div className="flex flex-wrap gap-2">
        {tomeCounts(tomes).map(({ id, count }) => (
          <label
            key={id}
            className="relative inline-flex min-h-9 cursor-pointer items-center gap-1.5 rounded-full border border-line-strong px-3.5 text-control font-semibold text-ink-soft transition-colors duration-quick select-none hover:text-ink has-checked:border-ember has-checked:bg-ember-wash has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-candle"
          >
            <input type="radio" name={name} checked={id === value} className="sr-only" onChange={() => onChange(id)} />
            {id === 'all' ? 'All' : tomeCategoryLabel(id)}
            <span className="figures text-note font-medium text-ink-faint">{figure(count)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
