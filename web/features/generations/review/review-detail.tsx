import { capitalize } from '#domain/text/capitalize.ts';
import type { Generation, Proposal } from '#domain/world/generation.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ArrowLeft } from 'lucide-react';
import { EntryText } from './entry-text.tsx';
import { EvidenceList } from './evidence-list.tsx';
import { confidenceText } from '#web/features/generations/generation-text.ts';
import { MergeForm } from './merge-form.tsx';
import { editedInto, takenAs } from '#web/features/generations/proposal/one-of-each.ts';
import { ProposalEditor } from '#web/features/generations/proposal/proposal-editor.tsx';
import { ProposalState } from '#web/features/generations/proposal/proposal-state.tsx';
import { ReviewChoices } from './review-choices.tsx';
import type { Decisions } from '#web/features/generations/use-generation.ts';
import type { Review } from './use-review.ts';

interface ReviewDetailProps {
  generation: Generation;
  proposal: Proposal;
  review: Review;
  busy: boolean;
  onDecide: (decision: Omit<Decisions[number], 'proposalId'>) => void;
}

/** One proposal with all there is to decide it by: its text, where the document tells of it, and what stands in the world. */
export function ReviewDetail({ generation, proposal, review, busy, onDecide }: ReviewDetailProps) {
  const { entry, before, evidence, confidence, state } = proposal;
  return (
    <Card
      as="section"
      data-at-hand
      tabIndex={-1}
      aria-label={entry.name}
      className="flex flex-col gap-5 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto"
    >
      <div className="flex items-center justify-between gap-3 lg:hidden">
        <Button size="sm" variant="quiet" icon={<ArrowLeft aria-hidden />} className="-ml-3" onClick={review.close}>
          Back to the list
        </Button>
      </div>
      <div className="flex flex-col gap-2">
        <h2 className="font-display text-name font-semibold">{entry.name}</h2>
        <div className="flex flex-wrap items-center gap-2">
          <Badge>{capitalize(entry.category)}</Badge>
          <Badge tone={confidence >= 0.85 ? 'moss' : 'plain'}>{confidenceText(confidence)}</Badge>
          <ProposalState state={state} />
          {entry.aliases.length > 0 && <span className="text-note text-ink-soft">also {entry.aliases.join(', ')}</span>}
        </div>
      </div>
      {review.mode === 'edit' ? (
        <ProposalEditor
          proposalId={proposal.id}
          entry={entry}
          actionFor={(edited) => (editedInto(proposal, edited) === null ? 'Accept as edited' : 'Merge as edited')}
          busy={busy}
          onAccept={(edited) => onDecide({ ...takenAs(proposal, edited), entry: edited })}
          onCancel={() => review.setMode('look')}
        />
      ) : (
        <EntryText text={entry.text} />
      )}
      {review.mode === 'merge' && (
        <MergeForm
          worldId={generation.worldId}
          proposal={proposal}
          busy={busy}
          onMerge={(into) => onDecide({ verdict: 'merge', into })}
          onCancel={() => review.setMode('look')}
        />
      )}
      {review.mode === 'look' && <ReviewChoices proposal={proposal} busy={busy} onDecide={onDecide} onMode={review.setMode} />}
      {before !== null && (
        <section aria-label="In your world" className="rounded-card border border-line bg-sunken px-4 py-3">
          <p className="mb-1 text-note font-semibold text-ink-soft">This may already be in your world</p>
          <p className="font-display text-name font-semibold">{before.name}</p>
          <EntryText text={before.text} />
        </section>
      )}
      <EvidenceList worldId={generation.worldId} tomeId={generation.tome?.id ?? ''} evidence={evidence} />
    </Card>
  );
}
