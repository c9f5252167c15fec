import { calls } from '#web/lib/api.ts';
import { isDm } from '#domain/campaign/seat.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';

/** The campaigns that one leads, whose homebrew one may give away and add to. */
export function useLedCampaigns(enabled = true) {
  return useQuery(
    calls.campaigns.list.queryOptions({
      input: {},
      enabled,
      select: (all) => all.filter(({ seat, isTemplate, privateRun }) => isDm(seat) && !isTemplate && privateRun === null),
    }),
  );
}
