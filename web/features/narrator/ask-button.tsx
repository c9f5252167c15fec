import { calls } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { QuillIcon } from '#web/ui/icons/quill-icon.tsx';
import { useMutation } from '#web/lib/queries/use-mutation.ts';

interface AskButtonProps {
  campaignId: string;
  /** False while the narrator speaks anyway, actions are collected, or the table is paused. */
  ready: boolean;
}

/** Has the narrator answer what has been written since its last reply. For Dungeon Masters. */
export function AskButton({ campaignId, ready }: AskButtonProps) {
  const ask = useMutation(
    calls.narrator.ask.mutationOptions({
      onError: (error) => notify.refusal(error, { title: 'Error', sentence: 'The narrator could not be asked. Please try again.' }),
    }),
  );
  return (
    <Button
      variant="outline"
      size="sm"
      className="!min-h-9 narrow:!min-h-11 short:!min-h-11"
      icon={<QuillIcon aria-hidden />}
      busy={ask.isPending}
      disabled={!ready}
      title="The narrator answers what has been written since its last reply."
      onClick={() => ask.mutate({ campaignId })}
    >
      Ask the narrator
    </Button>
  );
}
