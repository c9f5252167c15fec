import type { Listing } from '#domain/market/listing.ts';
import { api } from '#web/lib/api.ts';
import { confirmIdentity } from '#web/lib/calls/confirm.ts';
import { useSession } from '#web/lib/session/session.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { shortDayOf } from '#web/ui/format/dates.ts';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { reloadMarket } from '#web/features/market/use-market.ts';
import { RateForm } from './rate-form.tsx';

/** What people who have it say of it, and one's own say. */
export function Ratings({ listing }: { listing: Listing }) {
  const { said, isMine, gotVersion } = listing;
  const { person } = useSession();
  const mine = said.find((each) => each.isMine);
  return (
    <section aria-labelledby="ratings" className="flex flex-col gap-4">
      <h2 id="ratings" className="font-display text-name font-semibold">
        What people say
      </h2>
      {gotVersion !== null && !isMine && <RateForm key={mine?.id ?? ''} listingId={listing.id} mine={mine} />}
      {gotVersion === null && !isMine && person !== null && (
        <p className="text-control text-ink-soft">Get it, and you can say what you think of it.</p>
      )}
      {said.length === 0 ? (
        <p className="text-ink-soft">Nobody has said anything yet.</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line border-y border-line">
          {said.map((each) => (
            <li key={each.id} className="flex flex-col gap-1 py-4">
              <p className="figures flex flex-wrap items-center gap-x-3 text-control">
                <span className="font-semibold text-ink">{each.isMine ? 'You' : each.by}</span>
                <span>
                  {each.stars} of 5<span className="sr-only"> stars</span>
                </span>
                <time dateTime={each.at} className="text-note text-ink-faint">
                  {shortDayOf(each.at)}
                </time>
                {person?.plan === 'ADMIN' && !each.isMine && <RemoveRating ratingId={each.id} by={each.by} />}
              </p>
              {each.text !== '' && <p className="max-w-[68ch] break-words whitespace-pre-wrap text-ink-soft">{each.text}</p>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function RemoveRating({ ratingId, by }: { ratingId: string; by: string }) {
  const removing = useMutation({
    mutationFn: () => confirmIdentity(() => api.admin.removeRating({ ratingId })),
    onSuccess: async () => {
      notify.done('Rating removed');
      await reloadMarket();
    },
    onError: (error) => notify.refusal(error),
  });
  return (
    <Button variant="quiet" size="sm" busy={removing.isPending} aria-label={`Remove the rating of ${by}`} onClick={() => removing.mutate()}>
      Remove
    </Button>
  );
}
