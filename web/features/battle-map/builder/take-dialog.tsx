import { groundOf } from '#domain/battle-map/ground.ts';
import type { MapPicture } from '#domain/battle-map/map-picture.ts';
import type { Ground } from '#domain/battle-map/state.ts';
import { useBattleMapList } from '#web/features/battle-map/data/use-battle-map.ts';
import { mapLabels } from '#web/features/battle-map/words/map-names.ts';
import { api } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { FormDialog } from '#web/ui/dialogs/form-dialog.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { useState } from 'react';
import { LedCampaigns } from './led-campaigns.tsx';

const failed = { title: 'Error', sentence: 'The map could not be taken from the campaign. Please try again.' };

export interface TakeDialogProps {
  onTake: (ground: Ground, picture: MapPicture | null) => void;
  onClose: () => void;
}

/** Asks which battle map of which campaign is copied. Who stands on it stays there. */
export function TakeDialog({ onTake, onClose }: TakeDialogProps) {
  const [campaignId, setCampaignId] = useState('');
  const [mapId, setMapId] = useState('');
  const [tried, setTried] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const { map } = await api.battleMaps.get({ campaignId, mapId });
      const picture = map?.picture ? (await api.battleMaps.picture({ campaignId, mapId, tiles: [] })).whole : null;
      return { map, picture };
    },
    onSuccess: ({ map, picture }) => {
      if (map === null) return;
      onTake(groundOf(map), picture);
      onClose();
    },
    onError: (error) => notify.refusal(error, failed),
  });
  return (
    <FormDialog
      title="Take a map from a campaign"
      action="Take a copy"
      busy={isPending}
      onSubmit={() => {
        setTried(true);
        if (campaignId !== '' && mapId !== '') mutate();
      }}
      onClose={onClose}
    >
      <LedCampaigns
        campaignId={campaignId}
        error={tried && campaignId === '' ? 'Please choose a campaign.' : undefined}
        onChange={(next) => {
          setCampaignId(next);
          setMapId('');
        }}
      />
      {campaignId !== '' && (
        <CampaignMaps
          key={campaignId}
          {...{ campaignId, mapId }}
          error={tried && mapId === '' ? 'Please choose a map.' : undefined}
          onChange={setMapId}
        />
      )}
    </FormDialog>
  );
}

interface CampaignMapsProps {
  campaignId: string;
  mapId: string;
  error: string | undefined;
  onChange: (mapId: string) => void;
}

function CampaignMaps({ campaignId, mapId, error, onChange }: CampaignMapsProps) {
  const { data: maps, isError, refetch } = useBattleMapList(campaignId, true);
  if (isError)
    return (
      <ErrorState title="Error" onRetry={() => void refetch()}>
        The battle maps could not be loaded. Please try again.
      </ErrorState>
    );
  if (maps === undefined) return <SkeletonLines lines={2} />;
  if (maps.length === 0) return <p>This campaign has no battle maps yet.</p>;
  const labels = mapLabels(maps);
  return (
    <SelectField label="Battle map" required value={mapId} error={error} onChange={({ target }) => onChange(target.value)}>
      <option value="">Choose a map…</option>
      {maps.map(({ id, name }) => (
        <option key={id} value={id}>
          {labels.get(id) ?? name}
        </option>
      ))}
    </SelectField>
  );
}
