import type { Generation, Proposal } from '#domain/world/generation.ts';
import { classNames } from '#web/ui/class-names.ts';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { ReviewBulk } from './review-bulk.tsx';
import { ReviewDetail } from './review-detail.tsx';
import { ReviewFilter } from './review-filter.tsx';
import { ReviewHint } from './review-hint.tsx';
import { ReviewList } from './review-list.tsx';
import { reviewKey } from './review-keys.ts';
import { useDecide } from '#web/features/generations/use-generation.ts';
import { useOneOfEach } from '#web/features/generations/proposal/use-one-of-each.tsx';
import type { Decisions } from '#web/features/generations/use-generation.ts';
import { useReview } from './use-review.ts';
import type { Review } from './use-review.ts';

interface ProposalReviewProps {
  generation: Generation;
  proposals: readonly Proposal[];
}

/** The proposals as a list and the one at hand beside it; on a small screen one takes the place of the other. */
export function ProposalReview({ generation, proposals }: ProposalReviewProps) {
  const panel = useRef<HTMLDivElement>(null);
  const review = useReview(proposals);
  const { decide, decideAs, press, question } = useProposalActions(generation, review);
  const used = useStayingFocus(panel, `${review.current?.id ?? ''} ${review.mode}`);
  const { current } = review;
  return (
    <div
      ref={panel}
      onFocus={used}
      className="flex flex-col gap-5"
      onKeyDown={(event) => {
        if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
        if (press(event.key)) event.preventDefault();
      }}
    >
      <ReviewFilter proposals={proposals} view={review.view} onView={review.look} />
      {question}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <ReviewBulk worldId={generation.worldId} review={review} busy={decide.isPending} onDecide={decide.mutate} />
        <ReviewHint />
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(16rem,22rem)_minmax(0,1fr)]">
        <div className={classNames('min-w-0', review.opened && 'max-lg:hidden')}>
          <ReviewList
            proposals={review.shown}
            current={current?.id ?? null}
            onChoose={review.choose}
            onMark={(id) => review.choose(id, false)}
          />
        </div>
        <div className={classNames('min-w-0 lg:sticky lg:top-20', !review.opened && 'max-lg:hidden')}>
          {current === null ? (
            <p className="rounded-card border border-dashed border-line-strong px-6 py-12 text-center text-ink-soft max-lg:hidden">
              Nothing to show here.
            </p>
          ) : (
            <ReviewDetail
              key={current.id}
              generation={generation}
              proposal={current}
              review={review}
              busy={decide.isPending}
              onDecide={decideAs}
            />
          )}
        </div>
      </div>
    </div>
  );
}

/** Decides by buttons and by keys. */
function useProposalActions({ worldId, id: generationId }: Generation, review: Review) {
  const { current } = review;
  const decide = useDecide({
    worldId,
    generationId,
    onDone: (decisions) => review.decided(decisions.map(({ proposalId }) => proposalId)),
  });
  const { once, question } = useOneOfEach(worldId, decide.isPending, decide.mutate);
  const decideAs = (decision: Omit<Decisions[number], 'proposalId'>) => {
    if (current !== null && !decide.isPending) once(current, { ...decision, proposalId: current.id });
  };

  /** Whether a key meant something here. */
  function press(key: string): boolean {
    const wish = reviewKey(key, review.mode, current?.state ?? null);
    if (wish === null) return false;
    if (wish === 'next') review.step(1);
    else if (wish === 'before') review.step(-1);
    else if (wish === 'merge' && current?.before) decideAs({ verdict: 'merge', into: current.before.id });
    else if (wish === 'edit' || wish === 'merge' || wish === 'look') review.setMode(wish);
    else decideAs({ verdict: wish });
    return true;
  }
  return { decide, decideAs, press, question };
}

/** Whoever works here goes on here: where the button or form they used is gone, the list takes the focus, or the one at hand. */
function useStayingFocus(panel: RefObject<HTMLElement | null>, shown: string): () => void {
  const used = useRef(false);
  useEffect(() => {
    if (!used.current || document.activeElement !== document.body) return;
    const homes = panel.current?.querySelectorAll<HTMLElement>('[role=listbox], [data-at-hand]') ?? [];
    [...homes].find((home) => home.offsetParent !== null)?.focus({ preventScroll: true });
  }, [panel, shown]);
  return () => void (used.current = true);
}

function isTyping(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, dialog, [role=menu], [contenteditable]') !== null;
}
