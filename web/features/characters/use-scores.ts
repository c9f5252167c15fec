import type { ThrownScores } from '#domain/thrown-scores.ts';
import { api, calls, queryClient } from '#web/lib/api.ts';
import { notify } from '#web/lib/notify.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';

/** The throws for one's scores, and how they are made. */
export interface Scores {
  thrown: ThrownScores | null;
  totals: number[];
  rolling: boolean;
  roll: (way: ThrownScores['way']) => void;
}

/** Scores that the server throws, once for each character. */
export function useScores(campaignId: string): Scores {
  const options = calls.characters.scores.queryOptions({ input: { campaignId } });
  // Asked once for each form: they change by `roll` alone, and whoever becomes a spectator meanwhile may not ask again.
  const { data } = useQuery({ ...options, gcTime: 0, enabled: ({ state }) => state.data === undefined });
  const { mutate, isPending } = useMutation({
    mutationFn: (way: ThrownScores['way']) => api.characters.rollScores({ campaignId, way }),
    onSuccess: (thrown) => queryClient.setQueryData(options.queryKey, thrown),
    onError: (error) => notify.refusal(error, { title: 'Error', sentence: 'The dice could not be rolled. Please try again.' }),
  });
  const thrown = data ?? null;
  return { thrown, totals: thrown?.throws.map(({ total }) => total) ?? [], rolling: isPending, roll: mutate };
}
