import type { OwnListing } from '#domain/market/listing.ts';
import { api, calls } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { counted } from '#web/ui/format/figures.ts';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { Megaphone } from 'lucide-react';
import { useState } from 'react';
import { AuthorLine } from '#web/features/market/author-line.tsx';
import { priceText } from '#web/features/market/price-text.ts';
import { kindNames, stateText } from '#web/features/market/market-text.ts';
import { SetPrice } from './price-dialog.tsx';
import { Stars } from '#web/features/market/stars.tsx';
import { reloadMarket } from '#web/features/market/use-market.ts';

/** The listings that one has published, and what one does with them. */
export function OwnListings() {
  const mine = useQuery(calls.market.mine.queryOptions({ input: {} }));
  if (mine.data === undefined) {
    if (!mine.isError) return <SkeletonLines lines={6} />;
    return (
      <ErrorState title="Your listings could not be loaded" onRetry={() => void mine.refetch()}>
        <p>Please try again.</p>
      </ErrorState>
    );
  }
  if (mine.data.length === 0) {
    return (
      <EmptyState art={<Megaphone aria-hidden />} title="You have not offered anything yet" titleAs="h2">
        <p>
          Offer a world that you have built as an adventure, or homebrew, heroes, maps, stamps and tables of yours as a pack of assets. It
          stays yours.
        </p>
      </EmptyState>
    );
  }
  return (
    <ul className="flex flex-col gap-4">
      {mine.data.map((listing) => (
        <OwnListingCard key={listing.id} listing={listing} />
      ))}
    </ul>
  );
}

function OwnListingCard({ listing }: { listing: OwnListing }) {
  const { id, title, kind, state, takenDownBecause, stars, ratings, got, sold } = listing;
  const offering = useMutation({
    mutationFn: (isOffered: boolean) => api.market.setOffered({ listingId: id, isOffered }),
    onSuccess: () => reloadMarket(),
    onError: (error) => notify.refusal(error),
  });
  return (
    <Card as="li" className="flex flex-col gap-3">
      <p className="flex flex-wrap gap-2">
        <Badge>{kindNames[kind]}</Badge>
        <Badge tone={stateText[state].tone}>{stateText[state].label}</Badge>
      </p>
      <h2 className="font-display text-name font-semibold break-words">{title}</h2>
      {state === 'takenDown' && <p className="text-control break-words text-wine">An administrator says why: {takenDownBecause}</p>}
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Stars {...{ stars, ratings }} />
        <span className="figures text-note text-ink-soft">
          {got === 0 ? 'Nobody has got it yet' : `${counted(got, 'person has', 'people have')} got it`}
        </span>
        {sold.map(({ many, amount, currency }) => (
          <span key={currency} className="figures text-note text-ink-soft">
            {counted(many, 'person has', 'people have')} bought it, for {priceText({ amount, currency })}
          </span>
        ))}
      </p>
      <AuthorLine {...listing} />
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/marketplace/listing/$listingId" params={{ listingId: id }} variant="outline" aria-label={`View ${title}`}>
          View
        </ButtonLink>
        {state !== 'takenDown' && (
          <>
            <SetPrice listing={listing} />
            <ButtonLink
              to="/marketplace/publish"
              search={{ offer: kind, listing: id }}
              variant="outline"
              aria-label={`New version of ${title}`}
            >
              New version
            </ButtonLink>
            <Button
              variant="outline"
              busy={offering.isPending}
              aria-label={state === 'withdrawn' ? `Offer again: ${title}` : `Withdraw ${title}`}
              onClick={() => offering.mutate(state === 'withdrawn')}
            >
              {state === 'withdrawn' ? 'Offer again' : 'Withdraw'}
            </Button>
          </>
        )}
        <DeleteListing listing={listing} />
      </div>
    </Card>
  );
}

function DeleteListing({ listing: { id, title } }: { listing: OwnListing }) {
  const [asking, setAsking] = useState(false);
  const deleting = useMutation({
    mutationFn: () => api.market.delete({ listingId: id }),
    onSuccess: async () => {
      setAsking(false);
      notify.done(`${title} is deleted`, 'Whoever has got it keeps it.');
      await reloadMarket();
    },
    onError: (error) => notify.refusal(error),
  });
  return (
    <>
      <Button variant="quiet" aria-label={`Delete ${title}`} onClick={() => setAsking(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={asking}
        title="Delete this listing?"
        question={`“${title}” is gone from the marketplace with all that people said of it. Whoever has got it keeps it.`}
        action="Delete"
        busy={deleting.isPending}
        onConfirm={() => deleting.mutate()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
