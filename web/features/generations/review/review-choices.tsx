import type { Proposal } from '#domain/world/generation.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Check, GitMerge, Pencil, Plus, RotateCcw, X } from 'lucide-react';
import type { Decisions } from '#web/features/generations/use-generation.ts';
import type { ReviewMode } from './use-review.ts';

interface ReviewChoicesProps {
  proposal: Proposal;
  busy: boolean;
  onDecide: (decision: Omit<Decisions[number], 'proposalId'>) => void;
  onMode: (mode: ReviewMode) => void;
}

/**
 * What can be done with a proposal: decided, changed first, merged into an entry, or taken back. Where the same seems to stand
 * in the world, merging comes first.
 */
export function ReviewChoices({ proposal: { state, before }, busy, onDecide, onMode }: ReviewChoicesProps) {
  if (state === 'accepted' || state === 'merged') {
    return (
      <p className="text-control text-ink-soft">
        {state === 'merged' ? 'Its text was added to an entry of your world.' : 'It is now an entry of your world.'}
      </p>
    );
  }
  if (state === 'rejected') {
    return (
      <div>
        <Button variant="outline" icon={<RotateCcw aria-hidden />} busy={busy} onClick={() => onDecide({ verdict: 'reopen' })}>
          Reopen
        </Button>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap gap-2">
      {before === null ? (
        <Button icon={<Check aria-hidden />} busy={busy} onClick={() => onDecide({ verdict: 'accept' })}>
          Accept
        </Button>
      ) : (
        <Button
          icon={<GitMerge aria-hidden />}
          busy={busy}
          aria-label={`Merge into ${before.name}`}
          onClick={() => onDecide({ verdict: 'merge', into: before.id })}
        >
          Merge
        </Button>
      )}
      <Button variant="outline" icon={<Pencil aria-hidden />} onClick={() => onMode('edit')}>
        Edit
      </Button>
      <Button variant="outline" icon={before === null && <GitMerge aria-hidden />} onClick={() => onMode('merge')}>
        {before === null ? 'Merge into …' : 'Merge into another …'}
      </Button>
      {before !== null && (
        <Button variant="outline" icon={<Plus aria-hidden />} busy={busy} onClick={() => onDecide({ verdict: 'accept' })}>
          Add as new
        </Button>
      )}
      <Button variant="quiet" icon={<X aria-hidden />} busy={busy} onClick={() => onDecide({ verdict: 'reject' })}>
        Reject
      </Button>
    </div>
  );
}
