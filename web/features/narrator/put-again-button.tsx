import type { ResolvedIntent } from '#domain/chat/resolved-intent.ts';
import { calls } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { RotateCw } from 'lucide-react';

interface PutAgainButtonProps {
  campaignId: string;
  /** The reply that did not answer it. */
  messageId: string;
  intent: Pick<ResolvedIntent, 'id' | 'intent'>;
  /** Actions are collected, or the narrator is telling. */
  disabled: boolean;
}

/** Puts an intent that a reply did not answer to the narrator once more. */
export function PutAgainButton({ campaignId, messageId, intent: { id, intent }, disabled }: PutAgainButtonProps) {
  const put = useMutation(calls.narrator.putAgain.mutationOptions({ onError: (error) => notify.refusal(error) }));
  return (
    <Button
      variant="outline"
      size="sm"
      className="narrow:!min-h-11 short:!min-h-11"
      icon={<RotateCw aria-hidden />}
      busy={put.isPending}
      disabled={disabled}
      aria-label={`Do it now: “${intent}”`}
      title="Puts this to the narrator once more, as a turn of its own."
      onClick={() => put.mutate({ campaignId, messageId, intent: id })}
    >
      Do it now
    </Button>
  );
}
