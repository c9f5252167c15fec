import { leanChange } from '#domain/battle-map/ground.ts';
import type { MapPicture } from '#domain/battle-map/map-picture.ts';
import type { Ground } from '#domain/battle-map/state.ts';
import { chooseMapPlace } from '#web/features/battle-map/live/map-place.ts';
import { api, calls, queryClient } from '#web/lib/api.ts';
import { newId } from '#web/lib/new-id.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { FormDialog } from '#web/ui/dialogs/form-dialog.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { useRouter } from '#web/ui/router/router-view.tsx';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { useState } from 'react';
import { LedCampaigns } from './led-campaigns.tsx';
import { useMapPicture } from './picture/use-map-picture.ts';
import type { OpenMap } from './use-device-maps.ts';

const failed = { title: 'Error', sentence: 'The map could not be put into the campaign. Please try again.' };

interface Whole {
  ground: Ground;
  picture: MapPicture | null;
}

/** Makes the map anew among the battle maps of a campaign. A map of an id is made once, however often it is asked for. */
async function put(campaignId: string, mapId: string, { ground, picture }: Whole, shows: boolean): Promise<void> {
  const { name, grid, terrain, walls, lights, stamps, ambient, air, sight } = ground;
  await api.battleMaps.create({ campaignId, mapId, name, grid });
  await api.battleMaps.draw({ campaignId, mapId, change: leanChange({ kind: 'all', terrain, walls, lights, stamps }) });
  if (ambient !== 'bright') await api.battleMaps.draw({ campaignId, mapId, change: { kind: 'ambient', ambient } });
  if (air !== undefined) await api.battleMaps.draw({ campaignId, mapId, change: { kind: 'air', air } });
  if (!sight) await api.battleMaps.draw({ campaignId, mapId, change: { kind: 'sight', sight } });
  if (picture !== null) await api.battleMaps.layPicture({ campaignId, mapId, change: { kind: 'laid', picture } });
  if (shows) await api.battleMaps.show({ campaignId, mapId });
  await queryClient.invalidateQueries({ queryKey: calls.battleMaps.key() });
}

/** Asks into which campaign a map is put. The players see nothing of it until it is shown to them, at once if that is wanted. */
export function PutDialog({ map: { id, ground }, onClose }: { map: OpenMap; onClose: () => void }) {
  const router = useRouter();
  const [campaignId, setCampaignId] = useState('');
  const [tried, setTried] = useState(false);
  const [mapId] = useState(newId);
  const [shows, setShows] = useState(false);
  const { picture } = useMapPicture(id);
  const { mutate, isPending } = useMutation({
    mutationFn: () => put(campaignId, mapId, { ground, picture }, shows),
    onSuccess: () => {
      const open = () => {
        chooseMapPlace('battle');
        void router.navigate({ to: '/campaign', search: { id: campaignId } });
      };
      notify.offer('Put into the campaign', `“${ground.name}” is among its battle maps.`, { label: 'Open the campaign', act: open });
      onClose();
    },
    onError: (error) => notify.refusal(error, failed),
  });
  return (
    <FormDialog
      title={`Put “${ground.name}” into a campaign`}
      action="Put it there"
      busy={isPending}
      onSubmit={() => {
        setTried(true);
        if (campaignId !== '') mutate();
      }}
      onClose={onClose}
    >
      <LedCampaigns
        campaignId={campaignId}
        error={tried && campaignId === '' ? 'Please choose a campaign.' : undefined}
        onChange={setCampaignId}
      />
      <Checkbox
        label="Show it to the players at once"
        hint="In place of the battle map that they see."
        checked={shows}
        onChange={setShows}
      />
      <p className="text-note text-ink-soft">
        The campaign gets a copy among its battle maps.{!shows && ' Players see it once you show it to them.'}
        {picture !== null && ' The picture under it comes along. Players see of it what their heroes have seen of the map.'}
      </p>
    </FormDialog>
  );
}
