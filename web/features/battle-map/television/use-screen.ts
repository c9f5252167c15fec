import { battleBoard } from '#domain/limits/battle-map-limits.ts';
import { api } from '#web/lib/api.ts';
import { PlainCallError } from '#web/lib/calls/plain-call.ts';
import { takePing } from '#web/features/battle-map/live/pings.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { useRef } from 'react';

/** What stands for the campaign of a television, which knows no more than its key. */
export const televisionTable = 'television';

type Shown = NonNullable<Awaited<ReturnType<typeof api.tableScreens.watch>>['screen']>;

/** What a television shows, asked for again and again; what is known stays while the server cannot be reached. It is `ended` once its link shows nothing any more. */
export function useScreen(key: string): { shown: Shown | null; ended: boolean } {
  const last = useRef<{ revision: string; shown: Shown } | null>(null);
  const pointedAt = useRef<string | null>(null);
  const { data, error } = useQuery({
    queryKey: ['table-screen', key],
    queryFn: async ({ signal }) => {
      const known = last.current === null ? {} : { known: last.current.revision };
      const { revision, screen, ping } = await api.tableScreens.watch({ key, ...known }, { signal });
      if (screen !== null) last.current = { revision, shown: screen };
      const mapId = last.current?.shown.map?.id;
      if (ping !== null && mapId !== undefined && ping.at !== pointedAt.current) {
        pointedAt.current = ping.at;
        takePing({ campaignId: televisionTable, mapId, cell: ping.cell, name: ping.name });
      }
      return last.current;
    },
    refetchInterval: battleBoard.screenMilliseconds,
    refetchIntervalInBackground: true,
    retry: false,
  });
  return { shown: data?.shown ?? null, ended: error instanceof PlainCallError && error.code === 'tableScreen.notFound' };
}
