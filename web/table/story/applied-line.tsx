import { notify } from '#web/lib/toasts/notify.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { useMutation } from '#web/lib/queries/use-mutation.ts';

interface AppliedLineProps {
  text: string;
  /** Null for those who only read that it was applied. */
  onUndo: (() => Promise<void>) | null;
}

/** What was applied to somebody, with what takes it back. */
export function AppliedLine({ text, onUndo }: AppliedLineProps) {
  const undoing = useMutation({
    mutationFn: async () => onUndo?.(),
    onError: (error) => notify.refusal(error, { title: 'Not undone', sentence: 'The server did not answer. Please try again.' }),
  });
  return (
    <p className="flex items-center gap-2 text-note text-ink-soft">
      {text}
      {onUndo && (
        <Button
          variant="quiet"
          size="sm"
          className="!min-h-9 narrow:!min-h-11"
          aria-label={`Undo: ${text}`}
          busy={undoing.isPending}
          onClick={() => undoing.mutate()}
        >
          Undo
        </Button>
      )}
    </p>
  );
}
