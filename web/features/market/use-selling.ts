import { calls } from '#web/lib/api.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';

/** Whether packages can have a price on this installation; no, as long as that is not known. */
export const useSelling = (): boolean => useQuery(calls.market.selling.queryOptions({ input: {} })).data?.sells ?? false;
