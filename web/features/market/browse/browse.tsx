import { limits } from '#domain/limits/limits.ts';
import type { PackageKind } from '#domain/market/terms.ts';
import { calls } from '#web/lib/api.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Pager } from '#web/ui/data-display/pager.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton, SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { useNavigate, usePlace, useSearch } from '#web/ui/router/router-view.tsx';
import { keepPreviousData } from '#web/lib/queries/query-options.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { Store } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { filterAt, isNarrow, searchOf } from './browse-filter.ts';
import type { BrowseFilter } from './browse-filter.ts';
import { BrowseFilters } from './browse-filters.tsx';
import { ListingCard } from './listing-card.tsx';

/** What is offered, to be searched and narrowed down; the address holds what is asked for. `kind` is left out for both. */
export function Browse({ kind }: { kind?: PackageKind | undefined }) {
  const { filter, change, clear } = useFilter();
  const { page, ...wanted } = useDeferredValue(filter);
  const input = { ...wanted, search: wanted.search.trim(), kind, offset: (page - 1) * limits.listingsOnPage };
  const found = useQuery(calls.market.browse.queryOptions({ input, placeholderData: keepPreviousData }));
  const { data } = found;
  return (
    <div className="flex flex-col gap-6">
      <BrowseFilters filter={filter} ofAssets={kind !== 'adventure'} onChange={change} />
      {data === undefined && found.isError && (
        <ErrorState title="The marketplace could not be loaded" onRetry={() => void found.refetch()}>
          <p>Please try again.</p>
        </ErrorState>
      )}
      {data === undefined && !found.isError && <ListingSkeletons />}
      {data?.total === 0 && <NothingFound filter={filter} onClear={clear} />}
      {data !== undefined && data.total > 0 && (
        <>
          <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
            {data.listings.map((listing) => (
              <ListingCard key={listing.id} listing={listing} />
            ))}
          </div>
          <Pager
            what={{ one: 'listing', many: 'listings' }}
            page={filter.page}
            size={limits.listingsOnPage}
            total={data.total}
            onPage={(next) => change({ page: next })}
          />
        </>
      )}
    </div>
  );
}

/** The filter of the address. What is typed shows at once, and the address follows. */
function useFilter() {
  const search = useSearch();
  const { pathname } = usePlace();
  const navigate = useNavigate();
  const [filter, setFilter] = useState(() => filterAt(search));
  const change = (part: Partial<BrowseFilter>) => {
    const next = { ...filter, page: 1, ...part };
    setFilter(next);
    const texts = Object.entries(searchOf(next)).flatMap(([key, value]) => (value === undefined || value === '' ? [] : [[key, value]]));
    const asked = new URLSearchParams(texts).toString();
    void navigate({ href: asked === '' ? pathname : `${pathname}?${asked}`, replace: true, resetScroll: false });
  };
  return { filter, change, clear: () => change(filterAt({})) };
}

function NothingFound({ filter, onClear }: { filter: BrowseFilter; onClear: () => void }) {
  if (!isNarrow(filter)) {
    return (
      <EmptyState art={<Store aria-hidden />} title="Nothing is offered here yet" titleAs="h2">
        <p>Whoever has built a world or written homebrew can offer it to others.</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      art={<Store aria-hidden />}
      title="Nothing matches"
      titleAs="h2"
      action={
        <Button variant="outline" onClick={onClear}>
          Show everything
        </Button>
      }
    >
      <p role="status">No listing is like that. Try fewer words, or fewer conditions.</p>
    </EmptyState>
  );
}

function ListingSkeletons() {
  return (
    <div aria-hidden className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {Array.from({ length: limits.skeletonCards }, (_, card) => (
        <Card key={card} flush className="overflow-hidden">
          <Skeleton className="aspect-[2/1] rounded-none" />
          <SkeletonLines lines={5} className="p-5" />
        </Card>
      ))}
    </div>
  );
}
