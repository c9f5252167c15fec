import { emptyGround } from '#domain/battle-map/draw.ts';
import type { Ground } from '#domain/battle-map/state.ts';
import { NewMapDialog } from '#web/features/battle-map/lead/new-map-dialog.tsx';
import { AccountDialog } from './account-dialog.tsx';
import { MakeDialog } from './make-dialog.tsx';
import { OpenDialog } from './open-dialog.tsx';
import { TakeDialog } from './take-dialog.tsx';
import type { OpenMap } from './use-device-maps.ts';

/** Where another map comes from: drawn anew, a seed, a file, a campaign, the account. */
export type Source = 'new' | 'make' | 'file' | 'take' | 'account';

interface MapSourcesProps {
  asked: Source | null;
  onAdd: (ground: Ground) => void;
  /** Of a map that has an id already. */
  onPut: (map: OpenMap) => void;
  onClose: () => void;
}

/** Asks for another map. */
export function MapSources({ asked, onAdd, onPut, onClose }: MapSourcesProps) {
  const add = (ground: Ground) => {
    onAdd(ground);
    onClose();
  };
  switch (asked) {
    case null:
      return null;
    case 'new':
      return <NewMapDialog title="New map" busy={false} onSave={(name, grid) => add(emptyGround(name, grid))} onClose={onClose} />;
    case 'make':
      return <MakeDialog onMake={add} onClose={onClose} />;
    case 'file':
      return <OpenDialog onOpen={onAdd} onClose={onClose} />;
    case 'take':
      return <TakeDialog onTake={onAdd} onClose={onClose} />;
    case 'account':
      return <AccountDialog onOpen={onPut} onClose={onClose} />;
  }
}
