import { withCells } from '#domain/maps/fog.ts';
import type { Pin } from '#domain/maps/map.ts';
import { calls, queryClient } from '#web/lib/api.ts';
import type { api } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';

/** A campaign's map as the server shows it to somebody. */
export type CampaignMap = Awaited<ReturnType<typeof api.maps.get>>;

const failed = { title: 'Error', sentence: 'The map could not be changed. Please try again.' };

/** The campaign's map as one sees it. */
export function useCampaignMap(campaignId: string) {
  return useQuery(calls.maps.get.queryOptions({ input: { campaignId } }));
}

/** What those who lead the table do with the map; what the server answers is what shows. */
export function useMapCommands(campaignId: string) {
  const queryKey = calls.maps.get.queryKey({ input: { campaignId } });
  const handlers = {
    onSuccess: (map: CampaignMap) => queryClient.setQueryData(queryKey, map),
    onError: (error: unknown) => {
      notify.refusal(error, failed);
      void queryClient.invalidateQueries({ queryKey });
    },
  };
  const reveal = useMutation(
    calls.maps.reveal.mutationOptions({
      ...handlers,
      // A stroke shows at once; an answer to an earlier question must not wipe it away.
      onMutate: async ({ cells, on }) => {
        await queryClient.cancelQueries({ queryKey });
        queryClient.setQueryData(queryKey, (map) => map && { ...map, fog: withCells(map.fog, cells, on) });
      },
      scope: { id: `map/${campaignId}` },
    }),
  );
  const setFog = useMutation(
    calls.maps.setFog.mutationOptions({
      ...handlers,
      onMutate: async ({ on }) => {
        await queryClient.cancelQueries({ queryKey });
        queryClient.setQueryData(queryKey, (map) => map && { ...map, fog: { ...map.fog, on } });
      },
    }),
  );
  const savePin = useMutation(calls.maps.savePin.mutationOptions(handlers));
  const removePin = useMutation(calls.maps.removePin.mutationOptions(handlers));
  /** Takes a pin off the map and offers to put it back. */
  function takeOff(pin: Pin) {
    const undo = { label: 'Undo', act: () => savePin.mutate({ campaignId, pin }) };
    const offer = () => notify.offer('Pin removed', `“${pin.name}” is off the map.`, undo);
    removePin.mutate({ campaignId, pinId: pin.id }, { onSuccess: offer });
  }
  return { reveal, setFog, savePin, takeOff };
}

export type MapCommands = ReturnType<typeof useMapCommands>;
