import { limits } from '#domain/limits/limits.ts';
import { ConfirmDialog, deleteQuestion, restoreHint } from '#web/ui/dialogs/confirm-dialog.tsx';
import { useDeleteWorld } from './use-delete-world.ts';

interface DeleteWorldDialogProps {
  /** The world that is asked about; null while nothing is asked. */
  world: { id: string; name: string } | null;
  /** The title of the notice where it did not work; the library has its own. */
  failure?: 'Error deleting world' | 'Failed to delete world';
  onClose: () => void;
  onDeleted?: (() => void) | undefined;
}

/** Asks before a world is deleted, naming it. */
export function DeleteWorldDialog({ world, failure = 'Error deleting world', onClose, onDeleted }: DeleteWorldDialogProps) {
  const { mutate, isPending } = useDeleteWorld({ failure, onSettled: onClose, onDeleted });
  return (
    <ConfirmDialog
      open={world !== null}
      title="Delete World"
      question={deleteQuestion(world?.name ?? '')}
      action="Delete"
      note={<p className="mt-2">{restoreHint(limits.deletedWorldDays)}</p>}
      busy={isPending}
      onConfirm={() => world !== null && mutate({ worldId: world.id })}
      onClose={onClose}
    />
  );
}
