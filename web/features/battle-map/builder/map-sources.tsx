import { emptyGround } from '#domain/battle-map/draw.ts';
import type { MapPicture } from '#domain/battle-map/map-picture.ts';
import type { Ground } from '#domain/battle-map/state.ts';
import { NewMapDialog } from '#web/features/battle-map/lead/new-map-dialog.tsx';
import { Suspense, useState } from 'react';
import { AccountDialog, MakeDialog, NewFromPictureDialog, OpenDialog, TakeDialog } from './loaded-dialogs.ts';
import type { OpenMap } from './use-device-maps.ts';

/** Where another map comes from: drawn anew, a seed, a picture, a file, a campaign, the account. */
export type Source = 'new' | 'make' | 'picture' | 'file' | 'take' | 'account';

interface MapSourcesProps {
  asked: Source | null;
  onAdd: (ground: Ground, picture?: MapPicture | null) => void;
  /** Of a map that has an id already. */
  onPut: (map: OpenMap & { picture: MapPicture | null }) => void;
  onClose: () => void;
}

/** Asks for another map. */
export function MapSources(props: MapSourcesProps) {
  return (
    <Suspense>
      <Asked {...props} />
    </Suspense>
  );
}

function Asked({ asked, onAdd, onPut, onClose }: MapSourcesProps) {
  const [picked, setPicked] = useState<File | null>(null);
  const close = () => {
    setPicked(null);
    onClose();
  };
  const add = (ground: Ground, picture: MapPicture | null = null) => {
    onAdd(ground, picture);
    close();
  };
  if (picked !== null) return <NewFromPictureDialog picked={picked} onMake={add} onClose={close} />;
  switch (asked) {
    case null:
      return null;
    case 'new':
      return <NewMapDialog title="New map" busy={false} onSave={(name, grid) => add(emptyGround(name, grid))} onClose={onClose} />;
    case 'make':
      return <MakeDialog onMake={add} onClose={onClose} />;
    case 'picture':
      return <NewFromPictureDialog onMake={add} onClose={onClose} />;
    case 'file':
      return <OpenDialog onOpen={onAdd} onPicture={setPicked} onClose={onClose} />;
    case 'take':
      return <TakeDialog onTake={onAdd} onClose={onClose} />;
    case 'account':
      return <AccountDialog onOpen={onPut} onClose={onClose} />;
  }
}
