import { isRefusedAs } from '#web/lib/calls/refused-as.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { useRestoreNote } from './use-note-commands.ts';

interface NoteNotShownProps {
  campaignId: string;
  noteId: string;
  writes: boolean;
  /** Why it could not be loaded; null while it is on its way. */
  error: unknown;
  onRetry: () => void;
}

/** Stands where a note is not there yet or cannot be shown. Whoever writes in a damaged one takes its last change back. */
export function NoteNotShown({ campaignId, noteId, writes, error, onRetry }: NoteNotShownProps) {
  const restore = useRestoreNote(campaignId);
  if (error === null) return <SkeletonLines lines={6} className="w-full" />;
  if (isRefusedAs(error, 'stored.newer')) {
    return (
      <ErrorState title="From a newer Hearthlore" className="w-full">
        This note comes from a newer Hearthlore and cannot be shown here. It is kept as it is: please update.
      </ErrorState>
    );
  }
  if (!isRefusedAs(error, 'stored.damaged')) {
    return (
      <ErrorState title="Error" className="w-full" onRetry={onRetry}>
        This note could not be loaded. It may have been removed, or is no longer open to you.
      </ErrorState>
    );
  }
  const undo = writes && !restore.isPending ? { onRetry: () => restore.mutate({ noteId }) } : {};
  return (
    <ErrorState title="Damaged note" className="w-full" retryLabel="Undo last change" {...undo}>
      This note is damaged and cannot be shown. Undo its last change to bring it back.
    </ErrorState>
  );
}
