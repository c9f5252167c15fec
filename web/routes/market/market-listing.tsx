import { ListingPage } from '#web/features/market/listing/listing-page.tsx';
import { calls } from '#web/lib/api.ts';
import { PlainCallError } from '#web/lib/calls/plain-call.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { Page, useDocumentTitle } from '#web/ui/page.tsx';
import { useParam } from '#web/ui/router/router-view.tsx';
import { useQuery } from '#web/lib/queries/use-query.ts';
import type { ShownPart } from '#domain/market/shown-part.ts';
import { ArrowLeft, PackageX } from 'lucide-react';
import { lazy, Suspense } from 'react';

const EntryPreview = lazy(() => import('#web/features/homebrew/entry-preview.tsx').then((module) => ({ default: module.EntryPreview })));

const LorePreview = lazy(() => import('#web/features/generations/review/entry-text.tsx').then((module) => ({ default: module.EntryText })));
const TablePreview = lazy(() => import('#web/features/ideas/tables/table-rows.tsx').then((module) => ({ default: module.TableRows })));
const StampPreview = lazy(() =>
  import('#web/features/battle-map/stamps/drawing-picture.tsx').then((module) => ({ default: module.DrawingPicture })),
);

const MapPreview = lazy(() =>
  import('#web/features/battle-map/builder/ground-preview.tsx').then((module) => ({ default: module.GroundPreview })),
);

const drawPart = (part: ShownPart) => (
  <Suspense fallback={<SkeletonLines lines={6} />}>
    {part.of === 'homebrew' && <EntryPreview entry={part.entry} />}
    {part.of === 'map' && <MapPreview ground={part.ground} picture={part.picture} className="h-[min(28rem,60dvh)]" />}
    {part.of === 'table' && <TablePreview table={part.table} nameOf={() => undefined} />}
    {part.of === 'lore' && <LorePreview text={part.entry.text} />}
    {part.of === 'stamp' && <StampPreview drawing={part.stamp} className="mx-auto h-64 max-w-full" />}
  </Suspense>
);

/** The page of one listing; open to everybody. */
export function MarketListing() {
  const listingId = useParam('listingId');
  return (
    <Page title="Listing" hideTitle>
      <ButtonLink to="/marketplace" variant="quiet" icon={<ArrowLeft aria-hidden />} className="mb-5 -ml-3 max-sm:whitespace-normal">
        Back to the Marketplace
      </ButtonLink>
      <Asked key={listingId} listingId={listingId} />
    </Page>
  );
}

function Asked({ listingId }: { listingId: string }) {
  const { data, error, refetch } = useQuery(calls.market.listing.queryOptions({ input: { listingId } }));
  useDocumentTitle(data?.title ?? 'Listing');
  if (error instanceof PlainCallError && error.code === 'listing.notFound') {
    return (
      <EmptyState
        art={<PackageX aria-hidden />}
        title="This is not offered"
        titleAs="h1"
        action={<ButtonLink to="/marketplace">To the Marketplace</ButtonLink>}
      >
        <p>There is no such listing, or it is not offered any more. Whoever has got it still finds it in My Purchases.</p>
      </EmptyState>
    );
  }
  if (data) return <ListingPage listing={data} drawPart={drawPart} />;
  if (error) {
    return (
      <ErrorState titleAs="h1" title="The listing could not be loaded" onRetry={() => void refetch()}>
        <p>Please try again.</p>
      </ErrorState>
    );
  }
  return (
    <>
      <h1 className="sr-only">Listing</h1>
      <SkeletonLines lines={8} />
    </>
  );
}
