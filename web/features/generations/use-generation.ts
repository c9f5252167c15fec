import type { Generation } from '#domain/world/generation.ts';
import { limits } from '#domain/limits/limits.ts';
import type { decide } from '#contract/worlds/generations.ts';
import { api, calls, queryClient } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import type { ContractRouterClient } from '@orpc/contract';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { inPieces, withDecided } from './review-state.ts';

/** Events bring what changed at once; this is how often it is asked for where they do not come. */
const POLL_MILLISECONDS = 1000;

export type Decisions = Parameters<ContractRouterClient<typeof decide>>[0]['decisions'];

/** How a generation stands, kept up to date while it runs. */
export function useGeneration(worldId: string, generationId: string | null) {
  return useQuery(
    calls.generations.get.queryOptions({
      input: { worldId, generationId: generationId ?? '' },
      enabled: generationId !== null,
      refetchInterval: ({ state }) => (state.data?.state === 'running' ? POLL_MILLISECONDS : false),
    }),
  );
}

/** What is being written or read in a world and was before, newest first. */
export function useGenerations(worldId: string, enabled = true) {
  return useQuery(calls.generations.list.queryOptions({ input: { worldId }, enabled }));
}

/** What a generation proposes; more comes while it runs. */
export function useProposals(worldId: string, generationId: string | null, running: boolean) {
  return useQuery(
    calls.generations.proposals.queryOptions({
      input: { worldId, generationId: generationId ?? '' },
      enabled: generationId !== null,
      refetchInterval: running ? POLL_MILLISECONDS : false,
    }),
  );
}

/** Puts how a generation stands where every screen reads it. */
export function keepGeneration(generation: Generation): void {
  const { worldId, id } = generation;
  queryClient.setQueryData(calls.generations.get.queryKey({ input: { worldId, generationId: id } }), generation);
  void queryClient.invalidateQueries({ queryKey: calls.generations.list.key({ input: { worldId } }) });
}

/** Stops a generation; what came so far stays. */
export function useCancelGeneration() {
  return useMutation({
    mutationFn: ({ worldId, id }: Pick<Generation, 'worldId' | 'id'>) => api.generations.cancel({ worldId, generationId: id }),
    onSuccess: keepGeneration,
    onError: async (error, { worldId, id }) => {
      notify.refusal(error, { title: 'Error', sentence: 'It could not be stopped. Please try again.' });
      await queryClient.invalidateQueries({ queryKey: calls.generations.get.key({ input: { worldId, generationId: id } }) });
    },
  });
}

/** Accepts, merges, rejects or reopens proposals, as many as one likes; what the server says of them takes the place of what was known. */
export function useDecide({
  worldId,
  generationId,
  onDone,
}: {
  worldId: string;
  generationId: string;
  onDone?: (decisions: Decisions) => void;
}) {
  const input = { worldId, generationId };
  return useMutation({
    mutationFn: async (decisions: Decisions) => {
      for (const piece of inPieces(decisions, limits.decisionsAtOnce)) {
        const decided = await api.generations.decide({ ...input, decisions: piece });
        queryClient.setQueryData(calls.generations.proposals.queryKey({ input }), (known) => known && withDecided(known, decided));
      }
    },
    onSuccess: (_nothing, decisions) => onDone?.(decisions),
    onError: async (error) => {
      notify.refusal(error, { title: 'Error', sentence: 'That could not be saved. Please try again.' });
      await queryClient.invalidateQueries({ queryKey: calls.generations.proposals.key({ input }) });
    },
    // Not waited for: the next decision can be made at once.
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: calls.lore.list.key({ input: { worldId } }) });
      void queryClient.invalidateQueries({ queryKey: calls.worlds.get.key({ input: { worldId } }) });
      void queryClient.invalidateQueries({ queryKey: calls.generations.get.key({ input }) });
      void queryClient.invalidateQueries({ queryKey: calls.generations.list.key({ input: { worldId } }) });
    },
  });
}
