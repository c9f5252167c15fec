import type { Generation } from '#domain/world/generation.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { refusalText } from '#web/lib/calls/refusal-text.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { counted } from '#web/ui/format/figures.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Progress } from '#web/ui/feedback/progress.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { useEffect, useRef } from 'react';
import { DamagedGeneration } from '#web/features/generations/damaged-generation.tsx';
import { ExpansionProposals } from './expansion-proposals.tsx';
import { doneShare, tellerText, progressText, withSeen } from '#web/features/generations/generation-text.ts';
import { askedText } from './run-text.ts';
import { useCancelGeneration, useGeneration, useProposals } from '#web/features/generations/use-generation.ts';

interface ExpansionRunProps {
  worldId: string;
  generationId: string;
  onOpenEntry: (entryId: string) => void;
  /** It is there no longer, with what was begun in its place. */
  onGone: (next: Generation | null) => void;
}

/** One expansion: how far it is, and its proposals as they come. */
export function ExpansionRun({ worldId, generationId, onOpenEntry, onGone }: ExpansionRunProps) {
  const { data: generation, error } = useGeneration(worldId, generationId);
  const running = generation?.state === 'running';
  const proposals = useProposals(worldId, generationId, running);
  useFinishNotice(generation, proposals.refetch);
  if (generation === undefined) {
    return error === null ? (
      <SkeletonLines lines={5} />
    ) : (
      <ErrorState title="Error">
        <p>{refusalText(error, { title: 'Error', sentence: 'An unexpected error occurred while generating lore.' }).sentence}</p>
      </ErrorState>
    );
  }
  return (
    <section aria-labelledby="expansion-run" className="flex flex-col gap-5">
      <div className="flex flex-col gap-1">
        <h3 id="expansion-run" className="line-clamp-3 font-display text-name font-semibold">
          {askedText(generation)}
        </h3>
        <p className="text-note text-ink-soft">{tellerText(generation)}</p>
      </div>
      {generation.isDamaged ? (
        <DamagedGeneration generation={generation} onGone={onGone} />
      ) : (
        <RunState generation={withSeen(generation, proposals.data?.length ?? 0)} now={proposals.data?.at(-1)?.entry.category ?? null} />
      )}
      {proposals.isError && proposals.data === undefined && (
        <ErrorState title="Error" onRetry={() => void proposals.refetch()}>
          <p>Failed to parse generated content.</p>
        </ErrorState>
      )}
      {proposals.data !== undefined && (
        <ExpansionProposals worldId={worldId} generationId={generationId} proposals={proposals.data} onOpenEntry={onOpenEntry} />
      )}
    </section>
  );
}

/** Says once how it ended, to somebody who saw it run. */
function useFinishNotice(generation: Generation | undefined, reload: () => unknown): void {
  const ran = useRef(false);
  useEffect(() => {
    if (generation?.state === 'running') ran.current = true;
    else if (generation !== undefined && ran.current) {
      ran.current = false;
      reload();
      if (generation.state === 'done') notify.done('Lore Generated!', `${counted(generation.open, 'proposal')} to look at.`);
      if (generation.state === 'failed') {
        notify.refusal(null, { title: 'Generation Failed', sentence: 'Failed to generate expanded lore. Please try again.' });
      }
    }
  }, [generation, reload]);
}

function RunState({ generation, now }: { generation: Generation; now: Parameters<typeof progressText>[1] }) {
  const cancel = useCancelGeneration();
  if (generation.state === 'running') {
    return (
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Progress className="min-w-56 flex-1" label={progressText(generation, now)} value={doneShare(generation)} />
        <Button variant="outline" busy={cancel.isPending} onClick={() => cancel.mutate(generation)}>
          Cancel
        </Button>
      </div>
    );
  }
  if (generation.state === 'failed') {
    return (
      <p role="alert" className="rounded-card border border-wine bg-wine-wash px-5 py-4 text-ink-soft">
        {generation.failure ?? 'Failed to generate expanded lore. Please try again.'}
      </p>
    );
  }
  if (generation.state === 'cancelled') {
    return (
      <p className="text-control text-ink-soft">
        {generation.completed === 0
          ? 'You stopped this before anything was written.'
          : 'You stopped this. What was written before is here.'}
      </p>
    );
  }
  return null;
}
