import { ConfirmDialog, deleteQuestion } from '#web/ui/confirm-dialog.tsx';
import { useDeleteWorld } from './use-delete-world.ts';

interface DeleteWorldDialogProps {
  /** The world that is asked about; null while nothing is asked. */
  world: { id: string; name: string } | null;
  onClose: () => void;
  onDeleted?: (() => void) | undefined;
}

/** Asks before a world is deleted, naming it. */
export function DeleteWorldDialog({ world, onClose, onDeleted }: DeleteWorldDialogProps) {
  const { mutate, isPending } = useDeleteWorld({ onSettled: onClose, onDeleted });
  return (
    <ConfirmDialog
      open={world !== null}
      title="Delete World"
      question={deleteQuestion(world?.name ?? '')}
      action="Delete"
      busy={isPending}
      onConfirm={() => world !== null && mutate({ worldId: world.id })}
      onClose={onClose}
    />
  );
}
