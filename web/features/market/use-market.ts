import { calls, queryClient } from '#web/lib/api.ts';

/** Asks anew for all that is shown of the marketplace. */
export const reloadMarket = (): Promise<void> => queryClient.invalidateQueries({ queryKey: calls.market.key() });
