import type { Proposal } from '#domain/world/generation.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DifferenceText } from '#web/ui/text/difference-text.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Check, Pencil, Plus, RotateCcw, X } from 'lucide-react';
import { useState } from 'react';
import { PlainEntryText } from './plain-entry-text.tsx';
import { ProposalEditor } from '#web/features/generations/proposal/proposal-editor.tsx';
import { readableText } from './readable-text.ts';
import { ProposalState } from '#web/features/generations/proposal/proposal-state.tsx';
import type { Decisions } from '#web/features/generations/use-generation.ts';

interface ExpansionProposalProps {
  proposal: Proposal;
  busy: boolean;
  onDecide: (decision: Decisions[number]) => void;
  onOpenEntry: (entryId: string) => void;
}

/** One proposal: as a difference to the entry it would change, or as a new entry. */
export function ExpansionProposal({ proposal, busy, onDecide, onOpenEntry }: ExpansionProposalProps) {
  const [editing, setEditing] = useState(false);
  const { id, entry, before, state } = proposal;
  const decideAs = (verdict: 'accept' | 'reject' | 'reopen') => onDecide({ proposalId: id, verdict });
  return (
    <Card
      as="article"
      aria-label={entry.name}
      className={classNames('flex flex-col gap-3 lg:only:col-span-2', editing && state === 'open' && 'lg:col-span-2')}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h5 className="min-w-0 font-display text-name font-semibold">{entry.name}</h5>
        {state === 'open' ? <Kind isNew={before === null} /> : <ProposalState state={state} />}
      </div>
      {editing && state === 'open' ? (
        <ProposalEditor
          proposalId={id}
          entry={entry}
          textOnly={before !== null}
          actionFor={() => 'Accept as edited'}
          busy={busy}
          onAccept={({ category, name, text }) =>
            onDecide({ proposalId: id, verdict: 'accept', entry: before === null ? { category, name, text } : { text } })
          }
          onCancel={() => setEditing(false)}
        />
      ) : (
        <>
          {before === null || state !== 'open' ? (
            <PlainEntryText text={entry.text} />
          ) : (
            <div className="font-book text-body [overflow-wrap:anywhere]">
              <DifferenceText whole before={readableText(before.text)} after={readableText(entry.text)} />
            </div>
          )}
          <Choices proposal={proposal} busy={busy} onEdit={() => setEditing(true)} onDecide={decideAs} onOpenEntry={onOpenEntry} />
        </>
      )}
    </Card>
  );
}

function Kind({ isNew }: { isNew: boolean }) {
  return isNew ? (
    <Badge tone="moss" icon={<Plus aria-hidden />}>
      New entry
    </Badge>
  ) : (
    <Badge tone="sea" icon={<Pencil aria-hidden />}>
      Change
    </Badge>
  );
}

interface ChoicesProps {
  proposal: Proposal;
  busy: boolean;
  onEdit: () => void;
  onDecide: (verdict: 'accept' | 'reject' | 'reopen') => void;
  onOpenEntry: (entryId: string) => void;
}

function Choices({ proposal: { entry, entryId, state }, busy, onEdit, onDecide, onOpenEntry }: ChoicesProps) {
  if (state === 'rejected') {
    return (
      <div>
        <Button size="sm" variant="outline" icon={<RotateCcw aria-hidden />} busy={busy} onClick={() => onDecide('reopen')}>
          Reopen
        </Button>
      </div>
    );
  }
  if (state !== 'open') {
    return entryId === null ? null : (
      <div>
        <Button size="sm" variant="outline" aria-label={`Open entry ${entry.name}`} onClick={() => onOpenEntry(entryId)}>
          Open entry
        </Button>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" icon={<Check aria-hidden />} busy={busy} aria-label={`Accept ${entry.name}`} onClick={() => onDecide('accept')}>
        Accept
      </Button>
      <Button size="sm" variant="outline" icon={<Pencil aria-hidden />} aria-label={`Edit ${entry.name}`} onClick={onEdit}>
        Edit
      </Button>
      <Button
        size="sm"
        variant="quiet"
        icon={<X aria-hidden />}
        busy={busy}
        aria-label={`Reject ${entry.name}`}
        onClick={() => onDecide('reject')}
      >
        Reject
      </Button>
    </div>
  );
}
