import { useState } from 'react';
import type { QueryResult } from './query-observer.ts';
import type { QueryOptions } from './query-options.ts';
import { useObserver } from './use-query.ts';

/** The pages that are there, and of which place in the list each was asked. */
export interface Pages<Page = unknown, Place = unknown> {
  pages: Page[];
  pageParams: Place[];
}

/** How a list is asked for page by page. */
export interface InfiniteOptions<Page = unknown, Place = unknown> extends Pick<
  QueryOptions<Pages<Page, Place>>,
  'queryKey' | 'enabled' | 'staleTime' | 'placeholderData' | 'refetchOnWindowFocus'
> {
  queryFn: { of(context: { signal: AbortSignal; pageParam: Place }): Promise<Page> }['of'];
  initialPageParam: Place;
  /** Where the next page begins; undefined or null after the last one. */
  getNextPageParam: { of(last: Page): Place | null | undefined }['of'];
}

/** How a list goes on. */
export interface More {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  /** Asks for the next page. It never fails. */
  fetchNextPage: () => Promise<void>;
}

const none: Pages = { pages: [], pageParams: [] };

/** Shows a list page by page. When it is asked for anew, so are all of its pages. */
export function useInfiniteQuery<Page, Place>(options: InfiniteOptions<Page, Place>): QueryResult<Pages<Page, Place>> & More;
export function useInfiniteQuery({
  queryFn,
  initialPageParam,
  getNextPageParam,
  ...options
}: InfiniteOptions): QueryResult<unknown> & More {
  const [isFetchingNextPage, setFetchingNextPage] = useState(false);
  const placeAfter = ({ pages }: Pages) => (pages.length === 0 ? initialPageParam : getNextPageParam(pages.at(-1)));
  const after = async (list: Pages, signal: AbortSignal): Promise<Pages> => {
    const place = placeAfter(list);
    const page = await queryFn({ signal, pageParam: place });
    return { pages: [...list.pages, page], pageParams: [...list.pageParams, place] };
  };
  const isOver = (list: Pages) => list.pages.length > 0 && (placeAfter(list) ?? null) === null;
  const known = (): Pages => pagesIn(observer.query.state.data);
  const again = async ({ signal }: { signal: AbortSignal }) => {
    const count = known().pages.length;
    let list = await after(none, signal);
    while (list.pages.length < count && !isOver(list)) list = await after(list, signal);
    return list;
  };
  const [result, observer] = useObserver({ ...options, queryFn: again });
  const fetchNextPage = async () => {
    setFetchingNextPage(true);
    const next = ({ signal }: { signal: AbortSignal }) => (isOver(known()) ? known() : after(known(), signal));
    await observer.query.fetch({ isAnew: true, load: next }).catch(() => undefined);
    setFetchingNextPage(false);
  };
  const shown = pagesIn(result.data);
  return Object.assign(result, { hasNextPage: shown.pages.length > 0 && !isOver(shown), isFetchingNextPage, fetchNextPage });
}

function pagesIn(data: unknown): Pages {
  const { pages, pageParams }: Partial<Pages> = typeof data === 'object' && data !== null ? data : none;
  return pages && pageParams ? { pages, pageParams } : none;
}
