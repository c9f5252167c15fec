import type { Event } from '#contract/realtime/events.ts';
import type { Presence } from '#contract/realtime/frames.ts';
import { personTopic, worldBuildersTopic, worldTopic } from '#contract/realtime/topics.ts';
import { limits } from '#domain/limits/limits.ts';
import { calls, queryClient } from '#web/lib/api.ts';
import { realtime } from '#web/lib/session/realtime.ts';
import { hashKey } from '#web/lib/queries/query-key.ts';
import type { QueryKey } from '#web/lib/queries/query-key.ts';
import { useEffect, useState } from 'react';
import { allOf, staleAfter } from './stale-world-queries.ts';

interface WorldLive {
  worldId: string;
  personId: string;
  /** Builders hear everything that is written, word for word, and see one another. */
  builds: boolean;
}

/**
 * Keeps what is known of a world as it is, for everything on its page: what others change is asked for anew, and of a
 * generation the event itself is taken. Answers which builders have the world open.
 */
export function useWorldLive({ worldId, personId, builds }: WorldLive): Presence[] {
  const [here, setHere] = useState<Presence[]>([]);
  useEffect(() => {
    const reload = reloader();
    const onEvent = (event: Event) => {
      take(event, worldId);
      reload.soon(staleAfter(event, worldId));
    };
    const onMissed = () => reload.soon(allOf(worldId));
    const leave = [
      realtime().subscribe(worldTopic(worldId), { onEvent, onMissed }),
      realtime().subscribe(personTopic(personId), { onEvent, onMissed }),
    ];
    if (builds) {
      const onPresence = (_count: number, people: Presence[]) => setHere(people);
      leave.push(realtime().subscribe(worldBuildersTopic(worldId), { onEvent, onMissed, present: true, onPresence }));
    }
    return () => {
      for (const stop of leave) stop();
      reload.stop();
      setHere([]);
    };
  }, [worldId, personId, builds]);
  return here;
}

/** Takes a generation from its event, so that its progress shows without asking. */
function take(event: Event, worldId: string): void {
  if (event.type !== 'generations.changed' || event.worldId !== worldId) return;
  const { generation } = event;
  const input = { worldId, generationId: generation.id };
  queryClient.setQueryData(calls.generations.get.queryKey({ input }), generation);
  queryClient.setQueryData(calls.generations.list.queryKey({ input: { worldId } }), (known) =>
    known?.map((each) => (each.id === generation.id ? generation : each)),
  );
}

/** Asks anew for what is stale, together with what becomes so shortly after. */
function reloader() {
  const stale = new Map<string, QueryKey>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    timer = undefined;
    for (const queryKey of stale.values()) void queryClient.invalidateQueries({ queryKey });
    stale.clear();
  };
  return {
    soon(keys: QueryKey[]) {
      for (const key of keys) stale.set(hashKey(key), key);
      timer ??= setTimeout(flush, limits.refreshDebounceMilliseconds);
    },
    stop() {
      clearTimeout(timer);
      flush();
    },
  };
}
