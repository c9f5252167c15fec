import type { GotPackage } from '#domain/market/listing.ts';
import { calls } from '#web/lib/api.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { PackageOpen } from 'lucide-react';
import { PurchaseCard } from './purchase-card.tsx';

/** What one has got, each with the ways to install it. */
export function Purchases() {
  const got = useQuery(calls.market.purchases.queryOptions({ input: {} }));
  if (got.data === undefined) {
    if (!got.isError) return <SkeletonLines lines={6} />;
    return (
      <ErrorState title="What you have got could not be loaded" onRetry={() => void got.refetch()}>
        <p>Please try again.</p>
      </ErrorState>
    );
  }
  if (got.data.length === 0) {
    return (
      <EmptyState
        art={<PackageOpen aria-hidden />}
        title="You have not got anything yet"
        titleAs="h2"
        action={<ButtonLink to="/marketplace">Look around on the marketplace</ButtonLink>}
      >
        <p>What you get on the marketplace is kept here, and you install it from here.</p>
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-[68ch] text-control text-ink-soft">
        An installed copy is yours: change it as you like. When there is a newer version, get it and update the copy. What you have changed
        stays, and you see everything before it happens.
      </p>
      <ul className="flex flex-col gap-6">
        {byListing(got.data).map((each) => (
          <PurchaseCard key={each.got.packageId} {...each} />
        ))}
      </ul>
    </div>
  );
}

/** The newest version of each listing, with the earlier ones that one has got too, in the order in which they came. */
function byListing(all: readonly GotPackage[]): { got: GotPackage; earlier: GotPackage[] }[] {
  return all.flatMap((got) => {
    if (got.newest !== got.packageId) return [];
    return [{ got, earlier: all.filter((each) => each.newest === got.packageId && each !== got) }];
  });
}
