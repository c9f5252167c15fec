import { calls } from '#web/lib/api.ts';
import { notify } from '#web/lib/notify.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

/** The worlds the signed-in person may look at. A failure is told once as a notice. */
export function useWorlds() {
  const worlds = useQuery(calls.worlds.list.queryOptions({ input: {} }));
  const { error } = worlds;
  useEffect(() => {
    if (error !== null) notify.refusal(error, { title: 'Error loading worlds', sentence: 'Failed to load your world library.' });
  }, [error]);
  return worlds;
}
