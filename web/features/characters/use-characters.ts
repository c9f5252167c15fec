import { nextOver } from '#domain/character/effects/play-clock.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { calls } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { useEffect } from 'react';

/** How long until the first of some times; false where there is none. */
function untilFirst(times: readonly (string | undefined)[]): number | false {
  const left = times.flatMap((each) => (each === undefined ? [] : Date.parse(each) - Date.now()));
  return left.length === 0
    ? false
    : Math.min(gameLimits.overLatestMilliseconds, Math.max(gameLimits.overSoonestMilliseconds, Math.min(...left)));
}

/** The cards of everyone who plays at a table: one's own first. A failure is told once as a notice. */
export function useCards(campaignId: string) {
  const cards = useQuery(
    calls.characters.list.queryOptions({
      input: { campaignId },
      refetchInterval: ({ state }) => untilFirst(state.data?.map(({ nextOver: time }) => time) ?? []),
    }),
  );
  const { error } = cards;
  useEffect(() => {
    if (error !== null) notify.refusal(error, { title: 'Character Error', sentence: 'The characters of this table could not be loaded.' });
  }, [error]);
  return cards;
}

/** One sheet, whole. */
export function useSheet(campaignId: string, characterId: string) {
  return useQuery(
    calls.characters.get.queryOptions({
      input: { campaignId, characterId },
      refetchInterval: ({ state }) => untilFirst([state.data && nextOver(state.data.character)?.toISOString()]),
    }),
  );
}
