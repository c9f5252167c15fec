import type { Generation } from '#domain/world/generation.ts';
import { calls } from '#web/lib/api.ts';
import { refusalText } from '#web/lib/calls/refusal-text.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { useDocumentTitle } from '#web/ui/page.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { BookOpenText } from 'lucide-react';
import { DamagedGeneration } from '#web/features/generations/damaged-generation.tsx';
import { foundText } from '#web/features/generations/generation-text.ts';
import { ModelOfferCard } from '#web/features/generations/document/model-offer-card.tsx';
import { ReadingProgress } from '#web/features/generations/document/reading-progress.tsx';
import { ProposalReview } from './proposal-review.tsx';
import { useGeneration, useProposals } from '#web/features/generations/use-generation.ts';

interface ReviewScreenProps {
  worldId: string;
  generationId: string;
  /** The person is through with it. */
  onDone: () => void;
  /** It is there no longer, and this was begun in its place. */
  onInstead: (generationId: string) => void;
}

/** What was found in a document, to review: while it is read, and any time afterwards. */
export function ReviewScreen({ worldId, generationId, onDone, onInstead }: ReviewScreenProps) {
  const { data: generation, error, refetch } = useGeneration(worldId, generationId);
  const running = generation?.state === 'running';
  const proposals = useProposals(worldId, generationId, running);
  const { data: world } = useQuery(calls.worlds.get.queryOptions({ input: { worldId } }));
  useDocumentTitle(generation?.tome ? `Review: ${generation.tome.title}` : 'Review');
  if (generation === undefined) {
    if (error === null) return <SkeletonLines lines={10} />;
    return (
      <ErrorState titleAs="h1" title="Error" onRetry={() => void refetch()}>
        <p>{refusalText(error).sentence}</p>
      </ErrorState>
    );
  }
  return (
    <article className="flex flex-col gap-6">
      <ReviewHeader generation={generation} onDone={onDone} />
      {generation.isDamaged && (
        <DamagedGeneration generation={generation} onGone={(next) => (next === null ? onDone() : onInstead(next.id))} />
      )}
      {running && !generation.isDamaged && <ReadingProgress generation={generation} />}
      {generation.state === 'failed' && !generation.isDamaged && (
        <p role="alert" className="rounded-card border border-wine bg-wine-wash px-5 py-4">
          {generation.failure ?? 'This document could not be read.'}
        </p>
      )}
      {generation.state === 'cancelled' && (
        <p className="text-control text-ink-soft">Reading was stopped. What was found before is here.</p>
      )}
      {generation.offer !== null && <ModelOfferCard generation={generation} offer={generation.offer} owns={world?.isOwner === true} />}
      <Found generation={generation} proposals={proposals} />
    </article>
  );
}

function ReviewHeader({ generation, onDone }: { generation: Generation; onDone: () => void }) {
  const found = foundText(generation.found);
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="flex min-w-0 flex-col gap-1.5">
        <p className="text-control font-semibold text-ink-soft">Found in a document</p>
        <h1 className="font-display text-title font-semibold">{generation.tome?.title ?? 'A document that was deleted'}</h1>
        <p className="text-control text-ink-soft">
          {generation.label}
          {found !== '' && <span className="figures">: {found}</span>}
        </p>
      </div>
      <Button variant="outline" onClick={onDone}>
        Done for now
      </Button>
    </header>
  );
}

function Found({ generation, proposals }: { generation: Generation; proposals: ReturnType<typeof useProposals> }) {
  if (proposals.data === undefined) {
    if (!proposals.isError) return <SkeletonLines lines={6} />;
    return (
      <ErrorState title="Error" onRetry={() => void proposals.refetch()}>
        <p>{refusalText(proposals.error).sentence}</p>
      </ErrorState>
    );
  }
  if (proposals.data.length > 0) return <ProposalReview generation={generation} proposals={proposals.data} />;
  if (generation.state === 'running' || generation.state === 'failed') return null;
  return (
    <EmptyState art={<BookOpenText aria-hidden />} title="No lore was found" titleAs="h2">
      <p>
        Nothing in this document looks like a place, a people, a monster, an item, a spell or a quest. You can still read it under Tomes.
      </p>
    </EmptyState>
  );
}
