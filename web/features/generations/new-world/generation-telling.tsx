import type { Generation } from '#domain/world/generation.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { counted } from '#web/ui/format/figures.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Progress } from '#web/ui/feedback/progress.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { useEffect, useEffectEvent, useRef } from 'react';
import { doneShare, progressText, withSeen } from '#web/features/generations/generation-text.ts';
import { WrittenEntries } from './written-entries.tsx';
import { useWrittenEntries } from './use-written-entries.ts';
import { useCancelGeneration, useGeneration } from '#web/features/generations/use-generation.ts';

interface GenerationTellingProps {
  worldId: string;
  generationId: string;
  /** It will not go on; also when it is not there any more. */
  onEnded: () => void;
  onOpen: () => void;
  /** Back to the description; what was written stays in its world. */
  onAgain: () => void;
}

/** A world while it is being written: how far it is, and each entry as it comes. */
export function GenerationTelling({ worldId, generationId, onEnded, onOpen, onAgain }: GenerationTellingProps) {
  const { data: generation, isPending, refetch } = useGeneration(worldId, generationId);
  const entries = useWrittenEntries(worldId, generation);
  useFinishNotice(generation);
  const over = generation !== undefined && generation.state !== 'running';
  const ended = useEffectEvent(onEnded);
  useEffect(() => {
    if (over) ended();
  }, [over]);
  if (isPending) return <SkeletonLines lines={6} />;
  if (generation === undefined) {
    return (
      <div className="flex flex-col items-center gap-4">
        <ErrorState title="Error" onRetry={() => void refetch()} className="w-full">
          <p>This generation could not be found.</p>
        </ErrorState>
        <Button variant="quiet" onClick={onAgain}>
          Start over
        </Button>
      </div>
    );
  }
  const running = generation.state === 'running';
  return (
    <section aria-label="Generating world" className="flex flex-col gap-6">
      {running ? (
        <Running generation={withSeen(generation, entries.length)} now={entries.at(-1)?.category ?? null} />
      ) : (
        <Ended generation={generation} completed={entries.length} />
      )}
      {!running && (
        <div className="flex flex-wrap gap-3">
          <Button size="lg" onClick={onOpen}>
            Open world
          </Button>
          {generation.state !== 'done' && (
            <Button size="lg" variant="outline" onClick={onAgain}>
              Describe it again
            </Button>
          )}
        </div>
      )}
      <WrittenEntries entries={entries} more={running} />
    </section>
  );
}

/** Says once how it ended, to somebody who saw it run. */
function useFinishNotice(generation: Generation | undefined): void {
  const ran = useRef(false);
  useEffect(() => {
    if (generation?.state === 'running') ran.current = true;
    else if (generation !== undefined && ran.current) {
      ran.current = false;
      if (generation.state === 'done') notify.done('World generated successfully!');
      if (generation.state === 'failed') {
        notify.refusal(null, { title: 'Generation failed', sentence: 'There was an error generating your world. Please try again.' });
      }
    }
  }, [generation]);
}

function Running({ generation, now }: { generation: Generation; now: Parameters<typeof progressText>[1] }) {
  const cancel = useCancelGeneration();
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <div className="min-w-60 flex-1">
        <p className="mb-2 font-display text-name font-semibold">{generation.label} is writing your world</p>
        <Progress label={progressText(generation, now)} value={doneShare(generation)} />
      </div>
      <Button variant="outline" busy={cancel.isPending} onClick={() => cancel.mutate(generation)}>
        Cancel
      </Button>
    </div>
  );
}

function Ended({ generation, completed }: { generation: Generation; completed: number }) {
  const entries = counted(completed, 'entry', 'entries');
  if (generation.state === 'done') {
    return (
      <div role="status">
        <p className="font-display text-name font-semibold">World generated successfully!</p>
        <p className="text-ink-soft">{entries} written. Everything can be changed in the world.</p>
      </div>
    );
  }
  if (generation.state === 'cancelled') {
    return (
      <div role="status">
        <p className="font-display text-name font-semibold">Stopped</p>
        <p className="text-ink-soft">
          {completed === 0
            ? 'Nothing was written yet; the world is empty.'
            : `${entries} were written before you stopped and stay in the world.`}
        </p>
      </div>
    );
  }
  return (
    <div role="alert" className="rounded-card border border-wine bg-wine-wash px-5 py-4">
      <p className="font-display text-name font-semibold">Generation failed</p>
      <p className="text-ink-soft">{generation.failure ?? 'There was an error generating your world. Please try again.'}</p>
      {completed > 0 && <p className="mt-1 text-ink-soft">{entries} came before that, and they stay in the world.</p>}
    </div>
  );
}
