import type { RolledScores } from '#domain/character/creation/rolled-scores.ts';
import { api, calls, queryClient } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';

/** The rolls for one's scores, and how they are made. */
export interface Scores {
  rolled: RolledScores | null;
  totals: number[];
  rolling: boolean;
  roll: (way: RolledScores['way']) => void;
}

/** Scores that the server rolls, once for each character. */
export function useScores(campaignId: string): Scores {
  const options = calls.characters.scores.queryOptions({ input: { campaignId } });
  // Asked once for each form: they change by `roll` alone, and whoever becomes a spectator meanwhile may not ask again.
  const { data } = useQuery({ ...options, gcTime: 0, enabled: ({ state }) => state.data === undefined });
  const { mutate, isPending } = useMutation({
    mutationFn: (way: RolledScores['way']) => api.characters.rollScores({ campaignId, way }),
    onSuccess: (rolled) => {
      queryClient.setQueryData(options.queryKey, rolled);
      // What they make possible is worked out by the server.
      void queryClient.invalidateQueries({ queryKey: calls.characters.creationAhead.key({ input: { campaignId } }) });
    },
    onError: (error) => notify.refusal(error, { title: 'Error', sentence: 'The dice could not be rolled. Please try again.' }),
  });
  const rolled = data ?? null;
  return { rolled, totals: rolled?.rolls.map(({ total }) => total) ?? [], rolling: isPending, roll: mutate };
}
