import { calls, queryClient } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { CopyField } from '#web/ui/fields/copy-field.tsx';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { Tv } from 'lucide-react';

const failed = { title: 'Error', sentence: 'The link could not be changed. Please try again.' };

/** Makes and ends the link with which a television shows the battle map. */
export function TelevisionDialog({ campaignId, onClose }: { campaignId: string; onClose: () => void }) {
  const input = { campaignId };
  const { data } = useQuery(calls.tableScreens.get.queryOptions({ input }));
  const handlers = {
    onSuccess: () => queryClient.invalidateQueries({ queryKey: calls.tableScreens.get.key({ input }) }),
    onError: (error: unknown) => notify.refusal(error, failed),
  };
  const open = useMutation(calls.tableScreens.open.mutationOptions(handlers));
  const close = useMutation(calls.tableScreens.close.mutationOptions({ ...handlers, onMutate: () => open.reset() }));
  const isOpen = data !== undefined && data.openedAt !== null;
  const link = open.data && `${location.origin}/television#${open.data.key}`;
  return (
    <Dialog
      open
      title="Television"
      onClose={onClose}
      actions={
        <>
          {isOpen && (
            <Button variant="outline" busy={close.isPending} onClick={() => close.mutate(input)}>
              End the link
            </Button>
          )}
          <Button icon={<Tv aria-hidden />} busy={open.isPending} disabled={data === undefined} onClick={() => open.mutate(input)}>
            {isOpen ? 'Make another link' : 'Make a link'}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <p>
          Whoever opens the link sees the battle map that you show, as all heroes together see it: a picture without anything to press, and
          without an account. Open it on the television at your table.
        </p>
        {link !== undefined && (
          <>
            <CopyField label="Link" value={link} hint="It is shown once. Another link ends this one." />
            <a className="text-ember underline" href={link} target="_blank" rel="noreferrer">
              Open it in a new tab
            </a>
          </>
        )}
        {isOpen && link === undefined && (
          <p className="text-ink-soft">A link is open. Make another one if it is lost; the one before ends.</p>
        )}
      </div>
    </Dialog>
  );
}
