import { personTopic } from '#contract/realtime/topics.ts';
import { calls, queryClient } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { realtime } from '#web/lib/session/realtime.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { useEffect } from 'react';

/** Loads every list of worlds anew. */
export function reloadWorlds(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: calls.worlds.list.key() });
}

/** The worlds the signed-in person may look at, or those of their own that can be taken back. A failure is told once as a notice. */
export function useWorlds(which: 'all' | 'deleted' = 'all') {
  const worlds = useQuery(calls.worlds.list.queryOptions({ input: which === 'all' ? {} : { which } }));
  const { error } = worlds;
  useEffect(() => {
    if (error !== null) notify.refusal(error, { title: 'Error loading worlds', sentence: 'Failed to load your world library.' });
  }, [error]);
  return worlds;
}

/** Keeps the lists as they are for a person who is let into a world, or out of one, while they look. */
export function useWorldsLive(personId: string): void {
  useEffect(
    () =>
      realtime().subscribe(personTopic(personId), {
        onEvent: (event) => void (event.type === 'worlds.changed' && reloadWorlds()),
      }),
    [personId],
  );
}
