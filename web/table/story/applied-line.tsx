import { notify } from '#web/lib/toasts/notify.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { undoApplied } from './applied-damage.ts';
import type { Applied } from './applied-damage.ts';

/** What was applied to somebody, with what takes it back. */
export function AppliedLine({ messageId, applied }: { messageId: string; applied: Applied }) {
  const undoing = useMutation({
    mutationFn: () => undoApplied(messageId, applied),
    onError: (error) => notify.refusal(error, { title: 'Not undone', sentence: 'The server did not answer. Please try again.' }),
  });
  return (
    <p className="flex items-center gap-2 text-note text-ink-soft">
      {applied.text}
      <Button
        variant="quiet"
        size="sm"
        className="!min-h-9 narrow:!min-h-11"
        aria-label={`Undo: ${applied.text}`}
        busy={undoing.isPending}
        onClick={() => undoing.mutate()}
      >
        Undo
      </Button>
    </p>
  );
}
