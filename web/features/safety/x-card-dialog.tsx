import { calls } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { CrossedCardIcon } from '#web/ui/icons/crossed-card-icon.tsx';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { useEffect, useRef } from 'react';

interface XCardDialogProps {
  campaignId: string;
  /** Opens the lines and veils; null at a table that keeps none. */
  onAgreement: (() => void) | null;
  onClose: () => void;
}

/** Asks once more, with the answer under the finger, so that Enter is enough. */
export function XCardDialog({ campaignId, onAgreement, onClose }: XCardDialogProps) {
  const first = useRef<HTMLButtonElement>(null);
  const xCard = useMutation(
    calls.safety.useXCard.mutationOptions({
      onSuccess: onClose,
      onError: (error) => notify.refusal(error, { title: 'Error', sentence: 'The passage could not be removed. Please try again.' }),
    }),
  );
  // The dialog opens after its content is there, and takes the focus to its first button; this is the one that is meant.
  useEffect(() => {
    const frame = requestAnimationFrame(() => first.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <Dialog
      open
      onClose={onClose}
      title="X-card"
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button
            ref={first}
            variant="seal"
            icon={<CrossedCardIcon aria-hidden />}
            busy={xCard.isPending}
            onClick={() => xCard.mutate({ campaignId })}
          >
            Remove the last passage
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <p>
          Has something come up that should not be in this game? The last passage is taken back for everybody, with the words it answers and
          all that it changed.
        </p>
        <p>No one is told who used it, not even the Dungeon Master. No reason is needed.</p>
        {onAgreement && (
          <p>
            <Button variant="link" className="!min-h-8 !px-0" onClick={onAgreement}>
              Lines &amp; veils of this table
            </Button>
          </p>
        )}
      </div>
    </Dialog>
  );
}
