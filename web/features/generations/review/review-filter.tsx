import { capitalize } from '#domain/text/capitalize.ts';
import type { Proposal } from '#domain/world/generation.ts';
import { classNames } from '#web/ui/class-names.ts';
import { figure } from '#web/ui/format/figures.ts';
import { SegmentField } from '#web/ui/fields/segment-field.tsx';
import { useId } from 'react';
import { categoryCounts, stateCounts } from '#web/features/generations/review-state.ts';
import type { ProposalState, View } from '#web/features/generations/review-state.ts';

interface ReviewFilterProps {
  proposals: readonly Proposal[];
  view: View;
  onView: (view: View) => void;
}

const states: { id: ProposalState; label: string }[] = [
  { id: 'open', label: 'Open' },
  { id: 'accepted', label: 'Accepted' },
  { id: 'merged', label: 'Merged' },
  { id: 'rejected', label: 'Rejected' },
];

/** Which proposals are looked at: by category and by what became of them, each with its count. */
export function ReviewFilter({ proposals, view, onView }: ReviewFilterProps) {
  const name = useId();
  const counts = stateCounts(proposals, view.category);
  return (
    <div className="flex flex-col gap-4">
      <fieldset className="min-w-0">
        <legend className="sr-only">Category</legend>
        <div className="flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]">
          {categoryCounts(proposals, view.state).map(({ id, count }) => (
            <label
              key={id}
              className="relative -mb-px inline-flex min-h-11 shrink-0 cursor-pointer items-center gap-2 border-b-2 border-transparent px-3.5 text-control font-semibold whitespace-nowrap text-ink-soft transition-colors duration-quick select-none hover:text-ink has-checked:border-ember has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-candle"
            >
              <input
                type="radio"
                name={name}
                checked={id === view.category}
                className="sr-only"
                onChange={() => onView({ ...view, category: id })}
              />
              {id === 'all' ? 'All' : capitalize(id)}
              <span className={classNames('figures text-note font-medium', count === 0 ? 'text-ink-faint' : 'text-ember')}>
                {figure(count)}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <SegmentField
        label="Show"
        options={states.map(({ id, label }) => ({ id, label: `${label} ${figure(counts[id])}` }))}
        value={view.state}
        onChange={(state) => onView({ ...view, state })}
      />
    </div>
  );
}
