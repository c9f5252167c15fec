import type { contract } from '#contract/index.ts';
import type { InferContractRouterOutputs } from '@orpc/contract';
import { calls, queryClient } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { CopyField } from '#web/ui/fields/copy-field.tsx';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { Eye } from 'lucide-react';
import { EndedDice } from './ended-dice.tsx';
import { WordsForm } from './words-form.tsx';

type AboutDice = InferContractRouterOutputs<typeof contract>['dice']['get'];

interface DiceCheckDialogProps {
  campaignId: string;
  personId: string;
  onClose: () => void;
}

/** The fingerprints of what rolls fall by now, and of what comes next. */
function Fingerprints({ of: { current, next } }: { of: AboutDice['open'] }) {
  if (current === null && next === null) return <p className="text-note text-ink-faint">Nobody has rolled yet.</p>;
  return (
    <div className="flex flex-col gap-3">
      {current && <CopyField label="Fingerprint" value={current.fingerprint} />}
      {next && <CopyField label="Fingerprint of the next secret" value={next.fingerprint} />}
    </div>
  );
}

/** What rolls fall by now, with the words of people, and for those who lead what hidden rolls fall by. */
function DiceNow({ data, campaignId, personId }: { data: AboutDice; campaignId: string; personId: string }) {
  const added = data.open.current?.added ?? [];
  return (
    <>
      <section aria-label="Now" className="flex flex-col gap-3">
        <h3 className="font-display text-body font-semibold text-ink">Now</h3>
        <Fingerprints of={data.open} />
        <p className="text-note">
          Words of yours are mixed into the next rolls, so that even the server could not know how they fall. Everybody at the table reads
          them.
        </p>
        {added.length > 0 && <p className="break-words">Added: {added.join(' · ')}</p>}
        <WordsForm campaignId={campaignId} personId={personId} />
      </section>
      {data.hidden !== null && (
        <section aria-label="Hidden rolls" className="flex flex-col gap-3">
          <h3 className="font-display text-body font-semibold text-ink">Hidden rolls</h3>
          <p className="text-note">Rolls that not everybody sees have a secret of their own. Only those who lead the table are shown it.</p>
          <Fingerprints of={data.hidden} />
        </section>
      )}
    </>
  );
}

/** Ends the secrets and shows them. */
function ShowSecret({ campaignId }: { campaignId: string }) {
  const input = { campaignId };
  const show = useMutation(
    calls.dice.show.mutationOptions({
      onSuccess: (dice) => queryClient.setQueryData(calls.dice.get.queryKey({ input }), dice),
      onError: (error) => notify.refusal(error, { title: 'Not shown', sentence: 'The secret could not be shown. Please try again.' }),
    }),
  );
  return (
    <Button icon={<Eye aria-hidden />} busy={show.isPending} long className="max-w-full self-start" onClick={() => show.mutate(input)}>
      Show the secret and go on with the next
    </Button>
  );
}

/** How everybody at the table can see that its dice are fair: fingerprints before, and every die reckoned again in the browser afterwards. */
export function DiceCheckDialog({ campaignId, personId, onClose }: DiceCheckDialogProps) {
  const { data, isError, refetch } = useQuery(calls.dice.get.queryOptions({ input: { campaignId } }));
  return (
    <Dialog open onClose={onClose} title="Check the dice" wide>
      <div className="flex flex-col gap-6">
        <p>
          Every die of this table follows from a secret that the server chose before the first roll. Its fingerprint stands here from the
          start. The secret itself is shown when the session ends, once nobody has rolled for six hours, or when whoever leads the table
          shows it. Then your browser reckons every die again, and nothing can have been changed.
        </p>
        {isError && data === undefined && (
          <ErrorState title="Error" onRetry={() => void refetch()}>
            The dice could not be loaded. Please try again.
          </ErrorState>
        )}
        {!isError && data === undefined && <SkeletonLines lines={4} />}
        {data !== undefined && (
          <>
            <DiceNow data={data} campaignId={campaignId} personId={personId} />
            {data.mayShow && <ShowSecret campaignId={campaignId} />}
            <section aria-label="Shown" className="flex flex-col gap-3">
              <h3 className="font-display text-body font-semibold text-ink">Shown</h3>
              {data.ended.length === 0 ? (
                <p className="text-note text-ink-faint">No secret has been shown yet.</p>
              ) : (
                <ul className="flex flex-col gap-2">
                  {data.ended.map((each) => (
                    <EndedDice key={each.id} campaignId={campaignId} ended={each} />
                  ))}
                </ul>
              )}
            </section>
          </>
        )}
      </div>
    </Dialog>
  );
}
