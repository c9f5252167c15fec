import { battleMapLimits } from '#domain/limits/battle-map-limits.ts';
import { copyName, mapLabels } from '#web/features/battle-map/words/map-names.ts';
import { NameDialog } from '#web/ui/dialogs/name-dialog.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { ConfirmDialog, deleteQuestion } from '#web/ui/dialogs/confirm-dialog.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { Menu, MenuItem, MenuRule } from '#web/ui/popups/menu.tsx';
import {
  Cloud,
  CloudUpload,
  Copy,
  Download,
  EllipsisVertical,
  FileDown,
  FileUp,
  Image as ImageIcon,
  ImagePlus,
  Map as MapIcon,
  PencilLine,
  Plus,
  Sparkles,
  Trash2,
  Upload,
} from 'lucide-react';
import { Suspense, useState } from 'react';
import { keepInAccount } from './account-maps.ts';
import { DevicePictureDialog, PutDialog, SaveDialog, WorldMapDialog } from './loaded-dialogs.ts';
import type { Source } from './map-sources.tsx';
import { pictureOfMap } from './picture/use-map-picture.ts';
import type { DeviceMaps, OpenMap } from './use-device-maps.ts';

/** Whether a device has as many maps as it may. */
const isFull = (maps: readonly unknown[]): boolean => maps.length >= battleMapLimits.mapsOnDevice;

interface BuilderBarProps {
  device: DeviceMaps;
  map: OpenMap;
  /** Asks for another map. */
  onAsk: (source: Source) => void;
}

type Asked = 'rename' | 'remove' | 'put' | 'save' | 'worldMap' | 'picture';

/** The maps of the device: which one to work on, and what to do with it. */
export function BuilderBar({ device, map, onAsk }: BuilderBarProps) {
  const { maps, choose, add } = device;
  const [asked, setAsked] = useState<Asked | null>(null);
  const full = isFull(maps);
  const labels = mapLabels(maps);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SelectField
        label="Map"
        hideLabel
        className="min-w-28 flex-1 sm:max-w-72"
        value={map.id}
        onChange={({ target }) => choose(target.value)}
      >
        {maps
          .toSorted((one, other) => one.name.localeCompare(other.name))
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {labels.get(id) ?? name}
            </option>
          ))}
      </SelectField>
      <Button icon={<Plus aria-hidden />} disabled={full} onClick={() => onAsk('new')}>
        New map
      </Button>
      <Button
        variant="outline"
        title="From a seed"
        icon={<Sparkles aria-hidden />}
        className="max-sm:!px-3"
        disabled={full}
        onClick={() => onAsk('make')}
      >
        <span className="max-sm:sr-only">From a seed</span>
      </Button>
      <MapMenu
        {...{ map, full, onAsk }}
        onAct={setAsked}
        onCopy={() => void pictureOfMap(map.id).then((picture) => add({ ...map.ground, name: copyName(map.ground.name, maps) }, picture))}
      />
      <MapDialogs {...{ device, map, asked }} onClose={() => setAsked(null)} />
    </div>
  );
}

interface MapMenuProps extends Pick<BuilderBarProps, 'map' | 'onAsk'> {
  full: boolean;
  onAct: (what: Asked) => void;
  onCopy: () => void;
}

/** What can be done with the map, and where other maps come from. */
function MapMenu({ map, full, onAsk, onAct, onCopy }: MapMenuProps) {
  const { person } = useSession();
  const fullNote = full ? 'This device has as many maps as it may.' : null;
  const signedOut = person === null ? 'Sign in first.' : null;
  return (
    <Menu trigger={<IconButton label={`More about ${map.ground.name}`} icon={<EllipsisVertical aria-hidden />} />}>
      <MenuItem icon={<PencilLine aria-hidden />} onSelect={() => onAct('rename')}>
        Rename
      </MenuItem>
      <MenuItem icon={<Copy aria-hidden />} disabled={full} note={fullNote} onSelect={onCopy}>
        Copy
      </MenuItem>
      <MenuItem icon={<ImageIcon aria-hidden />} onSelect={() => onAct('picture')}>
        Picture as ground
      </MenuItem>
      <MenuRule />
      <MenuItem icon={<CloudUpload aria-hidden />} disabled={person === null} note={signedOut} onSelect={() => keepInAccount(map)}>
        Save to your account
      </MenuItem>
      <MenuItem icon={<Cloud aria-hidden />} disabled={person === null} note={signedOut} onSelect={() => onAsk('account')}>
        Maps of your account
      </MenuItem>
      <MenuRule />
      <MenuItem icon={<Upload aria-hidden />} disabled={person === null} note={signedOut} onSelect={() => onAct('put')}>
        Put into a campaign
      </MenuItem>
      <MenuItem icon={<MapIcon aria-hidden />} disabled={person === null} note={signedOut} onSelect={() => onAct('worldMap')}>
        Set as a world’s map
      </MenuItem>
      <MenuItem
        icon={<Download aria-hidden />}
        disabled={person === null || full}
        note={signedOut ?? fullNote}
        onSelect={() => onAsk('take')}
      >
        Take from a campaign
      </MenuItem>
      <MenuRule />
      <MenuItem icon={<FileDown aria-hidden />} onSelect={() => onAct('save')}>
        Save to a file
      </MenuItem>
      <MenuItem icon={<FileUp aria-hidden />} disabled={full} note={fullNote} onSelect={() => onAsk('file')}>
        Open a file
      </MenuItem>
      <MenuItem icon={<ImagePlus aria-hidden />} disabled={full} note={fullNote} onSelect={() => onAsk('picture')}>
        New map from a picture
      </MenuItem>
      <MenuRule />
      <MenuItem icon={<Trash2 aria-hidden />} danger onSelect={() => onAct('remove')}>
        Remove
      </MenuItem>
    </Menu>
  );
}

interface MapDialogsProps {
  device: DeviceMaps;
  map: OpenMap;
  asked: Asked | null;
  onClose: () => void;
}

/** What is asked before something is done with the map. */
function MapDialogs({ device: { change, remove }, map: { id, ground }, asked, onClose }: MapDialogsProps) {
  return (
    <>
      <Suspense>
        {asked === 'save' && <SaveDialog map={{ id, ground }} onClose={onClose} />}
        {asked === 'worldMap' && <WorldMapDialog map={{ id, ground }} onClose={onClose} />}
        {asked === 'picture' && <DevicePictureDialog map={{ id, ground }} onClose={onClose} />}
        {asked === 'put' && <PutDialog map={{ id, ground }} onClose={onClose} />}
      </Suspense>
      {asked === 'rename' && (
        <NameDialog
          title={`Rename “${ground.name}”`}
          action="Rename"
          name={ground.name}
          maxLength={battleMapLimits.nameLength}
          onSave={(name) => {
            change((now) => ({ ...now, name }));
            onClose();
          }}
          onClose={onClose}
        />
      )}
      <ConfirmDialog
        open={asked === 'remove'}
        title="Remove map"
        question={deleteQuestion(ground.name)}
        action="Remove"
        onConfirm={() => {
          onClose();
          remove(id);
        }}
        onClose={onClose}
      />
    </>
  );
}
