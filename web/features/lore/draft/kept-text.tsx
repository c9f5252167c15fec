import { Button } from '#web/ui/buttons/button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { TextareaField } from '#web/ui/fields/textarea-field.tsx';
import { FileClock } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { EntryDraft } from './entry-draft.ts';

interface KeptTextProps {
  title: string;
  /** What can be done about it, in a sentence. */
  children: ReactNode;
  draft: EntryDraft;
  /** Brings back what was deleted; absent for who may not. */
  action?: { label: string; busy: boolean; act: () => void };
  onDiscard: () => void;
}

/** Somebody deleted what was being written: the text to copy, and a way to restore it. Without https a browser has no clipboard; the text is selected when it is focused. */
export function KeptText({ title, children, draft, action, onDiscard }: KeptTextProps) {
  const [asks, setAsks] = useState(false);
  const [copied, setCopied] = useState(false);
  const { name, text } = draft.fields;
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <section role="alert" className="flex max-w-3xl flex-col gap-4 rounded-card border border-line-strong bg-surface p-5">
      <h2 className="flex items-center gap-2 font-display text-name font-semibold">
        <FileClock aria-hidden className="size-5 shrink-0 text-ember" />
        {title}
      </h2>
      <div className="text-control text-ink-soft">{children}</div>
      <TextareaField readOnly label={`Text of “${name}”`} value={text} rows={6} onFocus={(event) => event.currentTarget.select()} />
      <div className="flex flex-wrap gap-3">
        {action && (
          <Button busy={action.busy} onClick={action.act}>
            {action.label}
          </Button>
        )}
        {navigator.clipboard !== undefined && (
          <Button variant="outline" onClick={() => void copy()}>
            {copied ? 'Copied' : 'Copy my text'}
          </Button>
        )}
        <Button variant="quiet" onClick={() => setAsks(true)}>
          Discard my text
        </Button>
      </div>
      <ConfirmDialog
        open={asks}
        title="Discard your text?"
        question={`What you wrote in “${name}” will be lost.`}
        action="Discard"
        onClose={() => setAsks(false)}
        onConfirm={onDiscard}
      />
    </section>
  );
}
