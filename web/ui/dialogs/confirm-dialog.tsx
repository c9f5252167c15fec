import type { ReactNode } from 'react';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** The whole question, naming its object. */
  question: string;
  /** The verb on the button. */
  action: string;
  busy?: boolean;
  /** `plain` where nothing is lost. */
  tone?: 'danger' | 'plain';
  /** Said below the question, e.g. why it did not work. */
  note?: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something that cannot be taken back, or costs something. */
export function ConfirmDialog({
  open,
  title,
  question,
  action,
  busy = false,
  tone = 'danger',
  note,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  return (
    <Dialog
      alert
      open={open}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button variant={tone === 'danger' ? 'seal' : 'primary'} busy={busy} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      <p>{question}</p>
      {note}
    </Dialog>
  );
}

/** The question before something is deleted, by its name. */
export function deleteQuestion(name: string): string {
  return `Are you sure you want to delete "${name}"? This action cannot be undone.`;
}

/** Said below the question where what is deleted can be restored for some days. */
export function restoreHint(days: number): string {
  return `You can restore it for ${days} days, under Recently deleted.`;
}
