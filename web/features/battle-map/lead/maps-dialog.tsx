import { calls, queryClient } from '#web/lib/api.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { ArrowDown, ArrowUp, Copy, Eye, EyeOff, PencilLine, Trash2 } from 'lucide-react';
import { useEffect } from 'react';
import { isFull, useMapList } from '#web/features/battle-map/data/use-map-list.ts';
import { mapNote } from '#web/features/battle-map/words/map-names.ts';
import type { MapEntry } from '#web/features/battle-map/data/map-entry.ts';

/** What is asked about one of the maps. */
export type MapQuestion = 'rename' | 'copy' | 'remove';

interface MapsDialogProps {
  campaignId: string;
  maps: readonly MapEntry[];
  /** The map on which the running fight stands. */
  foughtId: string | null;
  onAsk: (question: MapQuestion, map: MapEntry) => void;
  onChoose: (mapId: string) => void;
  onClose: () => void;
}

/** All battle maps of a campaign in the order in which they are kept: looked at, shown to the players, put in order. */
export function MapsDialog({ campaignId, maps, foughtId, onAsk, onChoose, onClose }: MapsDialogProps) {
  const { show, order } = useMapList();
  useEffect(() => {
    // When each was changed is told here alone, so that events do not tell it at every stroke.
    void queryClient.invalidateQueries({ queryKey: calls.battleMaps.list.queryKey({ input: { campaignId } }) });
  }, [campaignId]);
  const swap = (one: number, other: number) => {
    const mapIds = maps.map(({ id }) => id);
    [mapIds[one], mapIds[other]] = [mapIds[other] ?? '', mapIds[one] ?? ''];
    order.mutate({ campaignId, mapIds });
  };
  return (
    <Dialog open wide title="Battle maps" onClose={onClose}>
      <ul aria-label="Battle maps" className="flex flex-col divide-y divide-line">
        {maps.map((map, at) => (
          <li key={map.id} className="flex flex-wrap items-center gap-x-2 gap-y-1 py-2">
            <span className="flex min-w-0 flex-1 basis-48 flex-wrap items-center gap-2 [overflow-wrap:anywhere]">
              <Button variant="quiet" onClick={() => onChoose(map.id)} aria-label={`Look at ${map.name}`}>
                {map.name}
              </Button>
              {map.isShown && <Badge>Shown</Badge>}
              {map.id === foughtId && <Badge>Fight</Badge>}
              <span className="figures text-note text-ink-soft">{mapNote(map)}</span>
            </span>
            <Button
              size="sm"
              variant={map.isShown ? 'outline' : 'soft'}
              icon={map.isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
              aria-label={map.isShown ? `Hide ${map.name} from players` : `Show ${map.name} to players`}
              disabled={show.isPending}
              onClick={() => show.mutate({ campaignId, mapId: map.isShown ? null : map.id })}
            >
              {map.isShown ? 'Hide' : 'Show'}
            </Button>
            <IconButton
              label={`Move ${map.name} up`}
              icon={<ArrowUp aria-hidden />}
              disabled={at === 0 || order.isPending}
              onClick={() => swap(at, at - 1)}
            />
            <IconButton
              label={`Move ${map.name} down`}
              icon={<ArrowDown aria-hidden />}
              disabled={at === maps.length - 1 || order.isPending}
              onClick={() => swap(at, at + 1)}
            />
            <IconButton label={`Rename ${map.name}`} icon={<PencilLine aria-hidden />} onClick={() => onAsk('rename', map)} />
            <IconButton
              label={`Duplicate ${map.name}`}
              icon={<Copy aria-hidden />}
              disabled={isFull(maps.length)}
              onClick={() => onAsk('copy', map)}
            />
            <IconButton label={`Remove ${map.name}`} icon={<Trash2 aria-hidden />} onClick={() => onAsk('remove', map)} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
