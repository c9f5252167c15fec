import { PictureDialog } from '#web/features/battle-map/builder/picture/picture-dialog.tsx';
import type { MapEntry } from '#web/features/battle-map/data/map-entry.ts';
import { useBattleMap } from '#web/features/battle-map/data/use-battle-map.ts';
import { useBattleCommands } from '#web/features/battle-map/data/use-battle-commands.ts';

export interface TablePictureDialogProps {
  campaignId: string;
  map: MapEntry;
  onClose: () => void;
}

/** Lays a picture under a battle map of a campaign, fits its grid, or takes it away. */
export function TablePictureDialog({ campaignId, map: { id: mapId }, onClose }: TablePictureDialogProps) {
  const { data } = useBattleMap(campaignId, mapId);
  const { layPicture } = useBattleCommands(campaignId, mapId);
  if (!data?.map) return null;
  const change = (next: Parameters<typeof layPicture.mutate>[0]['change']) =>
    layPicture.mutate({ campaignId, mapId, change: next }, { onSuccess: onClose });
  const { picture, grid } = data.map;
  return (
    <PictureDialog
      {...{ grid, picture, onClose }}
      dots={picture?.across ?? null}
      note="It shows where the ground is floor; other ground is painted over it. Players see of it what their heroes have seen of the map."
      busy={layPicture.isPending}
      onLay={(fit, data) => change(data === null ? { kind: 'fitted', fit } : { kind: 'laid', picture: { ...data, ...fit } })}
      onTakeAway={() => change({ kind: 'none' })}
    />
  );
}
