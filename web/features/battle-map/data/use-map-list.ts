import { battleMapLimits } from '#domain/limits/battle-map-limits.ts';
import { calls } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { useMutation } from '#web/lib/queries/use-mutation.ts';

const failed = { title: 'Error', sentence: 'The battle map could not be changed. Please try again.' };

const handlers = { onError: (error: unknown) => notify.refusal(error, failed) };

/** What those who lead do with whole battle maps; an event tells all of them which there are then. */
export function useMapList() {
  const create = useMutation(calls.battleMaps.create.mutationOptions(handlers));
  const copy = useMutation(calls.battleMaps.copy.mutationOptions(handlers));
  const order = useMutation(calls.battleMaps.order.mutationOptions(handlers));
  const remove = useMutation(calls.battleMaps.remove.mutationOptions(handlers));
  const show = useMutation(calls.battleMaps.show.mutationOptions(handlers));
  return { create, copy, order, remove, show };
}

/** Whether a campaign has as many maps as it may. */
export const isFull = (count: number): boolean => count >= battleMapLimits.mapsPerCampaign;
