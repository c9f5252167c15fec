import { calls } from '#web/lib/api.ts';
import { packageKinds } from '#domain/market/terms.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { useSearch } from '#web/ui/router/router-view.tsx';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { OwnListings } from './own-listings.tsx';
import { PublishAssets } from './publish-assets.tsx';
import { PublishWorld } from './publish-world.tsx';

/** One’s listings; or, where the address says what is offered, the form that offers it. */
export function Publish() {
  const { offer, listing } = useSearch();
  const kind = packageKinds.find((each) => each === offer);
  if (kind === undefined) return <Overview />;
  if (listing === undefined) return kind === 'adventure' ? <PublishWorld before={undefined} /> : <PublishAssets before={undefined} />;
  return <NewVersion key={listing} listingId={listing} />;
}

function Overview() {
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/marketplace/publish" search={{ offer: 'adventure' }}>
          Offer an adventure
        </ButtonLink>
        <ButtonLink to="/marketplace/publish" search={{ offer: 'assets' }} variant="outline">
          Offer a pack of assets
        </ButtonLink>
      </div>
      <OwnListings />
    </div>
  );
}

function NewVersion({ listingId }: { listingId: string }) {
  const mine = useQuery(calls.market.mine.queryOptions({ input: {} }));
  const before = mine.data?.find(({ id }) => id === listingId);
  if (before) return before.kind === 'adventure' ? <PublishWorld before={before} /> : <PublishAssets before={before} />;
  if (mine.isPending) return <SkeletonLines lines={8} />;
  return (
    <ErrorState title="This listing could not be loaded" onRetry={() => void mine.refetch()}>
      <p>There is no such listing of yours, or the server could not be reached.</p>
    </ErrorState>
  );
}
