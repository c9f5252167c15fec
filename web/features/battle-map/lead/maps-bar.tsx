import { newId } from '#web/lib/new-id.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { ConfirmDialog, deleteQuestion } from '#web/ui/dialogs/confirm-dialog.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { Menu, MenuItem } from '#web/ui/popups/menu.tsx';
import { EllipsisVertical, Eye, EyeOff, PencilLine, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { isFull, useMapList } from '#web/features/battle-map/data/use-map-list.ts';
import { NewMapDialog } from './new-map-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';

export interface MapEntry {
  id: string;
  name: string;
  isShown: boolean;
}

type Asked = 'new' | 'rename' | 'remove';

interface MapsBarProps {
  campaignId: string;
  maps: readonly MapEntry[];
  /** The one that is looked at. */
  map: MapEntry;
  onChoose: (mapId: string) => void;
  onRename: (name: string) => void;
}

/** The battle maps of a campaign, for those who lead it: which one to look at, and whether the table sees it. */
export function MapsBar({ campaignId, maps, map, onChoose, onRename }: MapsBarProps) {
  const { show } = useMapList(campaignId);
  const [asked, setAsked] = useState<Asked | null>(null);
  return (
    <div className="flex flex-wrap items-center justify-end gap-2">
      <SelectField
        label="Battle map"
        hideLabel
        className="min-w-28 flex-1 sm:max-w-72"
        value={map.id}
        onChange={({ target }) => onChoose(target.value)}
      >
        {maps.map((each) => (
          <option key={each.id} value={each.id}>
            {each.isShown ? `${each.name} (shown)` : each.name}
          </option>
        ))}
      </SelectField>
      <Button
        variant={map.isShown ? 'outline' : 'primary'}
        icon={map.isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        busy={show.isPending}
        onClick={() => show.mutate({ campaignId, mapId: map.isShown ? null : map.id })}
      >
        {map.isShown ? 'Hide from players' : 'Show to players'}
      </Button>
      <Menu trigger={<IconButton label="More about battle maps" icon={<EllipsisVertical aria-hidden />} />}>
        <MenuItem icon={<Plus aria-hidden />} disabled={isFull(maps.length)} onSelect={() => setAsked('new')}>
          New battle map
        </MenuItem>
        <MenuItem icon={<PencilLine aria-hidden />} onSelect={() => setAsked('rename')}>
          Rename
        </MenuItem>
        <MenuItem icon={<Trash2 aria-hidden />} danger onSelect={() => setAsked('remove')}>
          Remove
        </MenuItem>
      </Menu>
      <MapDialogs {...{ campaignId, map, asked, onChoose, onRename }} onClose={() => setAsked(null)} />
    </div>
  );
}

interface MapDialogsProps extends Omit<MapsBarProps, 'maps'> {
  asked: Asked | null;
  onClose: () => void;
}

/** What is asked before something is done with a map. */
function MapDialogs({ campaignId, map, asked, onChoose, onRename, onClose: close }: MapDialogsProps) {
  const { remove } = useMapList(campaignId);
  return (
    <>
      {asked === 'new' && <NewMap campaignId={campaignId} onMade={onChoose} onClose={close} />}
      {asked === 'rename' && (
        <RenameDialog
          name={map.name}
          onSave={(name) => {
            onRename(name);
            close();
          }}
          onClose={close}
        />
      )}
      <ConfirmDialog
        open={asked === 'remove'}
        title="Remove battle map"
        question={deleteQuestion(map.name)}
        action="Remove"
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ campaignId, mapId: map.id }, { onSettled: close })}
        onClose={close}
      />
    </>
  );
}

interface NewMapProps {
  campaignId: string;
  onMade: (mapId: string) => void;
  onClose: () => void;
}

/** Makes a battle map. */
export function NewMap({ campaignId, onMade, onClose }: NewMapProps) {
  const { create } = useMapList(campaignId);
  return (
    <NewMapDialog
      busy={create.isPending}
      onSave={(name, grid) => {
        const mapId = newId();
        create.mutate(
          { campaignId, mapId, name, grid },
          {
            onSuccess: () => {
              onMade(mapId);
              onClose();
            },
          },
        );
      }}
      onClose={onClose}
    />
  );
}
