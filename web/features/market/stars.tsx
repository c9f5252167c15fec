import { counted } from '#web/ui/format/figures.ts';
import { Star } from 'lucide-react';

/** How something is rated: the mean of its stars, and by how many. */
export function Stars({ stars, ratings }: { stars: number | null; ratings: number }) {
  if (stars === null) return <span className="text-note text-ink-faint">Not rated yet</span>;
  return (
    <span className="figures inline-flex items-center gap-1.5 text-note text-ink-soft">
      <Star aria-hidden className="size-4 fill-candle text-candle" />
      <span>
        {stars.toFixed(1)} of 5<span className="sr-only"> stars</span> · {counted(ratings, 'rating')}
      </span>
    </span>
  );
}
