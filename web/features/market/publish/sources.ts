import type { GotPackage } from '#domain/market/listing.ts';
import type { Source } from '#domain/market/onward.ts';
import { calls } from '#web/lib/api.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';

/** What is chosen to be offered: a world, or homebrew of a campaign and maps, by the keys of their parts. */
interface Chosen {
  worldId?: string;
  campaignId?: string;
  keys: readonly string[];
}

/** The works of others that something came from, of those that one has got, each once. */
function sourcesOf(got: readonly GotPackage[], { worldId, campaignId, keys }: Chosen): Source[] {
  const wanted = new Set(keys);
  const holds = ({ installed }: GotPackage) =>
    installed.some((each) => {
      if (each.worldId !== null) return each.worldId === worldId;
      return (each.campaignId === null || each.campaignId === campaignId) && each.parts.some((key) => wanted.has(key));
    });
  const found = got.filter(holds).flatMap(({ sources }) => sources);
  return [...new Map(found.map((source) => [JSON.stringify(source), source])).values()];
}

/** The works of others in what is chosen. Until they are known there are none: the server looks as well. */
export function useSources(chosen: Chosen): Source[] {
  const got = useQuery(calls.market.purchases.queryOptions({ input: {} }));
  return sourcesOf(got.data ?? [], chosen);
}
