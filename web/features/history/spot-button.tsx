import { momentOf } from '#web/ui/format/dates.ts';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Spot } from './use-past.ts';

interface SpotButtonProps {
  spot: Spot;
  icon: ReactNode;
  /** Stands under the title. */
  children?: ReactNode;
  onSpot: (spot: Spot) => void;
}

/** A place in the past, to be looked at. */
export function SpotButton({ spot, icon, children, onSpot }: SpotButtonProps) {
  return (
    <button
      type="button"
      className="flex w-full items-center gap-3 rounded-control px-2 py-2.5 text-left text-control hover:bg-ember-wash focus-visible:-outline-offset-2"
      onClick={() => onSpot(spot)}
    >
      <span className="shrink-0 self-start pt-0.5 text-ember [&_svg]:size-4.5">{icon}</span>
      <span className="flex min-w-0 flex-1 flex-col gap-0.5">
        <strong className="font-semibold break-words text-ink">{spot.title}</strong>
        {children}
        <time dateTime={spot.at} className="text-note text-ink-soft">
          {momentOf(spot.at)}
        </time>
      </span>
      <ChevronRight aria-hidden className="size-4.5 shrink-0 text-ink-faint" />
    </button>
  );
}
