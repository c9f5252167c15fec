import type { MapPicture } from '#domain/battle-map/map-picture.ts';
import type { Ground } from '#domain/battle-map/state.ts';
import { NewFromPictureDialog } from '#web/features/battle-map/builder/picture/new-from-picture-dialog.tsx';
import { api } from '#web/lib/api.ts';
import { newId } from '#web/lib/new-id.ts';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { useState } from 'react';

export interface NewPicturedMapProps {
  campaignId: string;
  onMade: (mapId: string) => void;
  onClose: () => void;
}

const failed = { title: 'Error', sentence: 'The map could not be made. Please try again.' };

/** Makes a battle map of a campaign from a picture, which lies under it. */
export function NewPicturedMap({ campaignId, onMade, onClose }: NewPicturedMapProps) {
  // A map of an id is made once, however often it is asked for.
  const [mapId] = useState(newId);
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ ground: { name, grid }, picture }: { ground: Ground; picture: MapPicture }) => {
      await api.battleMaps.create({ campaignId, mapId, name, grid });
      await api.battleMaps.layPicture({ campaignId, mapId, change: { kind: 'laid', picture } });
    },
    onSuccess: () => {
      onMade(mapId);
      onClose();
    },
    onError: (error) => notify.refusal(error, failed),
  });
  return <NewFromPictureDialog busy={isPending} onMake={(ground, picture) => mutate({ ground, picture })} onClose={onClose} />;
}
