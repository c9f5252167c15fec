import type { Draft } from '#contract/play/narrator-shapes.ts';
import { limits } from '#domain/limits/limits.ts';
import { outcomeLabels } from '#domain/chat/outcome-labels.ts';
import { HeldBack } from './held-back.tsx';
import { useEditedDraft } from './use-edited-draft.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { QuillIcon } from '#web/ui/icons/quill-icon.tsx';
import { TextareaField } from '#web/ui/fields/textarea-field.tsx';
import { RotateCw, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useDraftActs } from './use-draft-acts.ts';

interface DraftCardProps {
  draft: Draft;
  personId: string;
  /** The dice of the draft. */
  children?: ReactNode;
}

/** A reply before it is posted: those who lead read it, change its words, post it, have it told anew or let it go. */
export function DraftCard({ draft, personId, children }: DraftCardProps) {
  const [content, setContent] = useEditedDraft(draft, personId);
  return (
    <section
      aria-label="The narrator’s draft"
      className="flex max-h-[min(52dvh,26rem)] min-w-0 flex-col gap-2 overflow-y-auto rounded-card border border-line-strong bg-surface p-3 shadow-card"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="flex items-center gap-2 font-display text-body font-semibold">
          <QuillIcon aria-hidden className="size-4 text-ember" />
          The narrator’s draft
        </h2>
        <p className="text-note text-ink-soft">Only the Dungeon Masters see it. Nothing happens until you post it.</p>
      </header>
      {draft.isDamaged && (
        <p role="alert" className="text-control text-wine">
          What would follow from this draft is damaged and cannot be read. Regenerate it, or discard it.
        </p>
      )}
      <TextareaField
        label="The draft"
        hideLabel
        rows={5}
        maxLength={limits.replyLength}
        controlClassName="max-h-[26dvh] font-book"
        value={content}
        onChange={({ target }) => setContent(target.value)}
      />
      <HeldBack objections={draft.heldBack} />
      <Background draft={draft}>{children}</Background>
      <Acts draft={draft} personId={personId} content={content} />
    </section>
  );
}

/** What the words rest on: what became of each intent, and the dice. Folded away, for the words are what is read. */
function Background({ draft: { narration, rolls }, children }: { draft: Draft; children: ReactNode }) {
  const { resolved } = narration;
  if (resolved.length === 0 && rolls.length === 0) return null;
  return (
    <details className="min-w-0 text-note text-ink-soft">
      <summary className="w-fit cursor-pointer py-1.5 font-semibold select-none hover:text-ink">Rulings</summary>
      <ul className="mb-2 flex flex-col gap-0.5">
        {resolved.map(({ userId, name, intent, outcome, why }) => (
          <li key={userId} className="break-words">
            <span className="font-semibold text-ink">{name}</span>: {outcomeLabels[outcome]} – {intent} {why?.sentence}
          </li>
        ))}
      </ul>
      {children}
    </details>
  );
}

function Acts({ draft, personId, content }: { draft: Draft; personId: string; content: string }) {
  const [asking, setAsking] = useState(false);
  const { posting, discarding, post, discard } = useDraftActs(draft, personId);
  const busy = posting || discarding;
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <Button variant="quiet" icon={<Trash2 aria-hidden className="max-sm:hidden" />} disabled={busy} onClick={() => setAsking(true)}>
        Discard
      </Button>
      <Button variant="outline" icon={<RotateCw aria-hidden className="max-sm:hidden" />} disabled={busy} onClick={() => discard(true)}>
        Regenerate
      </Button>
      <Button
        icon={<Send aria-hidden />}
        busy={posting}
        disabled={content.trim() === '' || discarding || draft.isDamaged}
        onClick={() => post(content)}
      >
        Post
      </Button>
      <ConfirmDialog
        open={asking}
        title="Discard the draft"
        question="Discard this draft? Nothing in it is posted and its rolls do not count."
        action="Discard"
        busy={discarding}
        onConfirm={() => discard(false)}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
