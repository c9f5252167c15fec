import { newId } from '#web/lib/new-id.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { Menu, MenuItem } from '#web/ui/popups/menu.tsx';
import { Copy, EllipsisVertical, Eye, EyeOff, Image, ImagePlus, ListOrdered, PencilLine, Plus, Trash2, Tv } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { MapEntry } from '#web/features/battle-map/data/map-entry.ts';
import { isFull, useMapList } from '#web/features/battle-map/data/use-map-list.ts';
import { mapLabels } from '#web/features/battle-map/words/map-names.ts';
import { MapQuestions } from './map-questions.tsx';
import { MapsDialog } from './maps-dialog.tsx';
import type { MapQuestion } from './maps-dialog.tsx';
import { TelevisionDialog } from './television-dialog.tsx';
import { NewPicturedMap, TablePictureDialog } from '#web/features/battle-map/under/loaded-dialogs.ts';
import { NewMapDialog } from './new-map-dialog.tsx';

/** What is opened from the menu beside questions about one map. */
type Opened = 'new' | 'fromPicture' | 'picture' | 'all' | 'television';

interface MapsBarProps {
  campaignId: string;
  maps: readonly MapEntry[];
  /** The one that is looked at. */
  map: MapEntry;
  /** The one on which the running fight stands; null where it stands on none. */
  foughtId: string | null;
  onChoose: (mapId: string) => void;
}

/** What stands beside the name of a map in a list. */
const noteOf = ({ id, isShown }: MapEntry, foughtId: string | null): string => {
  const notes = [...(isShown ? ['shown'] : []), ...(id === foughtId ? ['fight'] : [])];
  return notes.length === 0 ? '' : ` (${notes.join(', ')})`;
};

/** The battle maps of a campaign, for those who lead it: which one to look at, and whether the table sees it. */
export function MapsBar({ campaignId, maps, map, foughtId, onChoose }: MapsBarProps) {
  const { show } = useMapList();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [asked, setAsked] = useState<{ question: MapQuestion; map: MapEntry } | null>(null);
  const labels = mapLabels(maps);
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
            {`${labels.get(each.id) ?? each.name}${noteOf(each, foughtId)}`}
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
      <MoreMenu hasRoom={!isFull(maps.length)} onOpen={setOpened} onAsk={(question) => setAsked({ question, map })} />
      {opened === 'new' && <NewMap campaignId={campaignId} onMade={onChoose} onClose={() => setOpened(null)} />}
      <Suspense>
        {opened === 'fromPicture' && <NewPicturedMap {...{ campaignId }} onMade={onChoose} onClose={() => setOpened(null)} />}
        {opened === 'picture' && <TablePictureDialog {...{ campaignId, map }} onClose={() => setOpened(null)} />}
      </Suspense>
      {opened === 'television' && <TelevisionDialog campaignId={campaignId} onClose={() => setOpened(null)} />}
      {opened === 'all' && asked === null && (
        <MapsDialog
          {...{ campaignId, maps, foughtId }}
          onAsk={(question, about) => setAsked({ question, map: about })}
          onChoose={(mapId) => {
            onChoose(mapId);
            setOpened(null);
          }}
          onClose={() => setOpened(null)}
        />
      )}
      <MapQuestions
        {...{ campaignId, maps }}
        map={asked?.map ?? map}
        asked={asked?.question ?? null}
        onMade={onChoose}
        onClose={() => setAsked(null)}
      />
    </div>
  );
}

interface MoreMenuProps {
  hasRoom: boolean;
  onOpen: (what: Opened) => void;
  onAsk: (question: MapQuestion) => void;
}

/** What else can be done with the map that is looked at, and with all of them. */
function MoreMenu({ hasRoom, onOpen, onAsk }: MoreMenuProps) {
  return (
    <Menu trigger={<IconButton label="More about battle maps" icon={<EllipsisVertical aria-hidden />} />}>
      <MenuItem icon={<Plus aria-hidden />} disabled={!hasRoom} onSelect={() => onOpen('new')}>
        New battle map
      </MenuItem>
      <MenuItem icon={<ImagePlus aria-hidden />} disabled={!hasRoom} onSelect={() => onOpen('fromPicture')}>
        New battle map from a picture
      </MenuItem>
      <MenuItem icon={<ListOrdered aria-hidden />} onSelect={() => onOpen('all')}>
        All battle maps
      </MenuItem>
      <MenuItem icon={<Tv aria-hidden />} onSelect={() => onOpen('television')}>
        Television
      </MenuItem>
      <MenuItem icon={<Image aria-hidden />} onSelect={() => onOpen('picture')}>
        Picture as ground
      </MenuItem>
      <MenuItem icon={<PencilLine aria-hidden />} onSelect={() => onAsk('rename')}>
        Rename
      </MenuItem>
      <MenuItem icon={<Copy aria-hidden />} disabled={!hasRoom} onSelect={() => onAsk('copy')}>
        Duplicate
      </MenuItem>
      <MenuItem icon={<Trash2 aria-hidden />} danger onSelect={() => onAsk('remove')}>
        Remove
      </MenuItem>
    </Menu>
  );
}

interface NewMapProps {
  campaignId: string;
  onMade: (mapId: string) => void;
  onClose: () => void;
}

/** Makes a battle map. */
export function NewMap({ campaignId, onMade, onClose }: NewMapProps) {
  const { create } = useMapList();
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
