import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { useMove } from './use-past.ts';
import type { Spot } from './use-past.ts';

interface GoBackDialogProps {
  campaignId: string;
  spot: Spot;
  onMoved: () => void;
  onClose: () => void;
}

/** Says what going back does, and does it. */
export function GoBackDialog({ campaignId, spot: { position, branchId, title }, onMoved, onClose }: GoBackDialogProps) {
  const { goBack } = useMove(onMoved);
  return (
    <ConfirmDialog
      open
      tone="plain"
      title="Go back to here?"
      question={`For everyone at the table, messages, characters, items, notes and map become what they were at “${title}”. What came after is kept as a branch, and you can return to it. Actions that are being collected for a turn are dropped, and so is the narrator’s unfinished reply.`}
      action="Go back to here"
      busy={goBack.isPending}
      onConfirm={() => goBack.mutate({ campaignId, position, branchId })}
      onClose={onClose}
    />
  );
}
