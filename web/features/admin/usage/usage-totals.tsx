import { figure } from '#web/ui/format/figures.ts';
import type { UsageDay } from './usage-bars.ts';

/** The sums of the days shown. */
export function UsageTotals({ total }: { total: UsageDay }) {
  return (
    <dl className="grid divide-line rounded-card border border-line bg-surface shadow-card max-sm:divide-y sm:grid-cols-3 sm:divide-x">
      <Total term="Replies" value={total.replies} />
      <Total term="Tokens read" value={total.input} />
      <Total term="Tokens written" value={total.output} />
    </dl>
  );
}

function Total({ term, value }: { term: string; value: number }) {
  return (
    <div className="px-5 py-3 max-sm:flex max-sm:items-baseline max-sm:justify-between sm:py-4">
      <dt className="text-note text-ink-soft">{term}</dt>
      <dd className="figures font-display text-name font-semibold">{figure(value)}</dd>
    </div>
  );
}
