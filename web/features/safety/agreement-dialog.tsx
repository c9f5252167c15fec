import { calls, queryClient } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { AgreementForm } from './agreement-form.tsx';
import { AgreementList } from './agreement-list.tsx';
import type { SafetyEntry } from './agreement-list.tsx';

interface AgreementDialogProps {
  campaignId: string;
  personId: string;
  onClose: () => void;
}

const kinds = [
  {
    kind: 'line',
    title: 'Lines',
    about: 'Never appear. The narrator’s words are checked before anybody reads them.',
    none: 'No lines yet.',
  },
  {
    kind: 'veil',
    title: 'Veils',
    about: 'May happen, but off-stage: one sentence at most, then the story looks away.',
    none: 'No veils yet.',
  },
] as const;

/** What this table leaves out: read by everybody at it, added by anybody, with nobody's name. */
export function AgreementDialog({ campaignId, personId, onClose }: AgreementDialogProps) {
  const input = { campaignId };
  const { data, isError, refetch } = useQuery(calls.safety.get.queryOptions({ input }));
  const keep = (agreement: { entries: SafetyEntry[] }) => queryClient.setQueryData(calls.safety.get.queryKey({ input }), agreement);
  const remove = useMutation(
    calls.safety.remove.mutationOptions({
      onSuccess: keep,
      onError: (error) => {
        notify.refusal(error, { title: 'Error', sentence: 'It could not be removed. Please try again.' });
        void refetch();
      },
    }),
  );
  return (
    <Dialog open onClose={onClose} title="Lines &amp; veils" wide>
      <div className="flex flex-col gap-6">
        <p>What should not be in this game. Everyone at the table can read and add to this list. No names are shown.</p>
        {isError && data === undefined ? (
          <ErrorState title="Error" onRetry={() => void refetch()}>
            The list could not be loaded. Please try again.
          </ErrorState>
        ) : (
          <div className="grid gap-6 md:grid-cols-2">
            {kinds.map(({ kind, title, about, none }) => (
              <section key={kind} aria-label={title}>
                <h3 className="font-display text-body font-semibold text-ink">{title}</h3>
                <p className="mb-3 text-note">{about}</p>
                {data === undefined ? (
                  <SkeletonLines lines={2} />
                ) : (
                  <AgreementList
                    entries={data.entries.filter((entry) => entry.kind === kind)}
                    none={none}
                    busyId={remove.isPending ? remove.variables.entryId : null}
                    onRemove={(entryId) => remove.mutate({ campaignId, entryId })}
                  />
                )}
              </section>
            ))}
          </div>
        )}
        <AgreementForm campaignId={campaignId} personId={personId} onAdded={keep} />
      </div>
    </Dialog>
  );
}
