import type { OpenMap } from '#web/features/battle-map/builder/use-device-maps.ts';
import { PictureDialog } from './picture-dialog.tsx';
import { layPicture, useMapPicture } from './use-map-picture.ts';

/** Lays a picture under a map of this device, or takes it away. */
export function DevicePictureDialog({ map: { id, ground }, onClose }: { map: OpenMap; onClose: () => void }) {
  const { picture, under } = useMapPicture(id);
  const dots = under?.image instanceof HTMLImageElement ? under.image.naturalWidth : null;
  return (
    <PictureDialog
      {...{ picture, onClose }}
      grid={ground.grid}
      dots={dots === 0 ? null : dots}
      note="It shows where the ground is floor; other ground is painted over it."
      busy={false}
      onLay={(fit, data) => {
        const kept = data ?? picture;
        if (kept) layPicture(id, { type: kept.type, base64: kept.base64, ...fit });
        onClose();
      }}
      onTakeAway={() => {
        layPicture(id, null);
        onClose();
      }}
    />
  );
}
