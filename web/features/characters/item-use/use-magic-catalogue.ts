import { waresOf } from '#domain/homebrew/own-wares.ts';
import { loadMagicCatalogue } from '#domain/srd/items/load-magic-items.ts';
import type { MagicCatalogue } from '#domain/srd/items/catalogue.ts';
import { calls } from '#web/lib/api.ts';
import { useContent } from '#web/lib/use-content.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { useMemo } from 'react';

/** Every magic item by its id, those of the campaign's own among them, fetched when the first of them is looked for or opened. */
export function useMagicCatalogue(campaignId: string) {
  const content = useContent('magic-items', 'all', loadMagicCatalogue);
  const own = useQuery(calls.homebrew.list.queryOptions({ input: { campaignId } }));
  const data = useMemo(
    (): MagicCatalogue | undefined =>
      content.data && own.data && new Map([...content.data, ...waresOf(own.data.map(({ entry }) => entry))]),
    [content.data, own.data],
  );
  const retry = () => {
    if (content.failed) content.retry();
    if (own.isError) void own.refetch();
  };
  return { data, failed: content.failed || own.isError, retry };
}
