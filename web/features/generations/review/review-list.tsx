import { capitalize } from '#domain/text/capitalize.ts';
import type { Proposal } from '#domain/world/generation.ts';
import { firstText } from '#web/lib/text/first-text.ts';
import { useWindowedList } from '#web/lib/rows/use-windowed-list.ts';
import { classNames } from '#web/ui/class-names.ts';
import { GitMerge } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { confidenceText } from '#web/features/generations/generation-text.ts';

/** Pixels of one row; every row is as high as another. */
const ROW_PIXELS = 76;

interface ReviewListProps {
  proposals: readonly Proposal[];
  current: string | null;
  /** Opens one. */
  onChoose: (id: string) => void;
  /** Goes to one while the list keeps the focus. */
  onMark: (id: string) => void;
}

/** The proposals, of which only those in view are drawn. Arrow keys go along it, Home and End to its ends. */
export function ReviewList({ proposals, current, onChoose, onMark }: ReviewListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const prefix = useId();
  const { list, drawn, total } = useWindowedList({
    scroller,
    keys: proposals.map(({ id }) => id),
    estimate: () => ROW_PIXELS,
    padding: 0,
    overscan: 8,
    held: null,
    follows: false,
  });
  const at = proposals.findIndex(({ id }) => id === current);
  useEffect(() => {
    if (at >= 0) list.scrollTo(at, 'nearest');
  }, [at, list]);
  return (
    <div
      ref={scroller}
      role="listbox"
      aria-label="Proposals"
      tabIndex={0}
      aria-activedescendant={at < 0 ? undefined : `${prefix}${at}`}
      className="max-h-[70dvh] min-h-40 overflow-y-auto rounded-card border border-line bg-surface"
      onKeyDown={({ key }) => {
        const end = key === 'Home' ? proposals[0] : key === 'End' ? proposals.at(-1) : undefined;
        if (end) onMark(end.id);
        if (key === 'Enter' && current !== null) onChoose(current);
      }}
    >
      {proposals.length === 0 && <p className="px-5 py-12 text-center text-control text-ink-soft">Nothing here.</p>}
      <div role="presentation" className="relative" style={{ height: total }}>
        {drawn.map(({ index, key, start }) => {
          const proposal = proposals[index];
          return (
            proposal && (
              <div
                key={key}
                id={`${prefix}${index}`}
                role="option"
                aria-selected={proposal.id === current}
                aria-setsize={proposals.length}
                aria-posinset={index + 1}
                style={{ height: ROW_PIXELS, transform: `translateY(${start}px)` }}
                className={classNames(
                  'absolute inset-x-0 top-0 flex cursor-pointer flex-col justify-center gap-0.5 border-b border-line px-4 hover:bg-ember-wash',
                  proposal.id === current && 'border-l-4 border-l-ember bg-ember-wash pl-3',
                )}
                onClick={() => onChoose(proposal.id)}
              >
                <RowText proposal={proposal} />
              </div>
            )
          );
        })}
      </div>
    </div>
  );
}

function RowText({ proposal: { entry, before, confidence, state } }: { proposal: Proposal }) {
  return (
    <>
      <span className="flex min-w-0 items-baseline gap-2">
        <span className="min-w-0 flex-1 truncate text-control font-semibold text-ink">{entry.name}</span>
        {before !== null && state === 'open' && (
          <GitMerge aria-label="May already be in your world" className="size-4 shrink-0 self-center text-sea" />
        )}
        <span className="shrink-0 text-note text-ink-soft">{confidenceText(confidence)}</span>
      </span>
      <span className="truncate text-note text-ink-soft">
        {capitalize(entry.category)} · {firstText(entry.text)}
      </span>
    </>
  );
}
