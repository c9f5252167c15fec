import { calls } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { dayOf } from '#web/ui/format/dates.ts';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { DoorClosed, Hourglass } from 'lucide-react';
import { reloadCampaigns } from './use-campaigns.ts';

/** The tables at which one waits for a seat, or was declined one; nothing where there are none. */
export function SeatRequests() {
  const requests = useQuery(calls.campaigns.myRequests.queryOptions({ input: {} }));
  const withdraw = useMutation(
    calls.campaigns.withdrawRequest.mutationOptions({
      onError: (error) => notify.refusal(error, { title: 'Error', sentence: 'That could not be done. Please try again.' }),
      onSettled: reloadCampaigns,
    }),
  );
  if (requests.data === undefined || requests.data.length === 0) return null;
  return (
    <section aria-label="Your seat requests" className="flex flex-col gap-3">
      {requests.data.map(({ id, campaignName, seat, state, createdAt }) => (
        <div
          key={id}
          className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-candle-wash px-5 py-4 text-ink"
        >
          {state === 'PENDING' ? (
            <Hourglass aria-hidden className="size-5 shrink-0 text-candle" />
          ) : (
            <DoorClosed aria-hidden className="size-5 shrink-0 text-ink-soft" />
          )}
          <p className="min-w-0 flex-[1_1_16rem] break-words">
            {state === 'PENDING' ? (
              <>
                You wait for {seat === 'player' ? 'a seat' : 'a spectator’s seat'} at <strong>{campaignName}</strong> since{' '}
                <time dateTime={createdAt}>{dayOf(createdAt)}</time>. The Dungeon Master answers.
              </>
            ) : (
              <>
                The Dungeon Master of <strong>{campaignName}</strong> has no seat for you this time.
              </>
            )}
          </p>
          <Button
            variant="outline"
            size="sm"
            busy={withdraw.isPending && withdraw.variables.requestId === id}
            aria-label={state === 'PENDING' ? `Withdraw the request for ${campaignName}` : `Dismiss the answer from ${campaignName}`}
            onClick={() => withdraw.mutate({ requestId: id })}
          >
            {state === 'PENDING' ? 'Withdraw' : 'Dismiss'}
          </Button>
        </div>
      ))}
    </section>
  );
}
