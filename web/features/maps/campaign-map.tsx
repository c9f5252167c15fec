import { listText } from '#domain/text/list-text.ts';
import type { Pin } from '#domain/maps/map.ts';
import { partyOnMap } from '#domain/maps/party-on-map.ts';
import type { PartyGroup } from '#domain/maps/party-on-map.ts';
import { limits } from '#domain/limits/limits.ts';
import { classNames } from '#web/ui/class-names.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { useState } from 'react';
import { MapBoard } from './map-board.tsx';
import type { MapTool } from './map-tool.ts';
import { MapTools } from './map-tools.tsx';
import { PinDialogs } from './pin-dialogs.tsx';
import { PinList } from './pin-list.tsx';
import { useCampaignMap, useMapCommands } from './use-campaign-map.ts';
import type { CampaignMap as Marked } from './use-campaign-map.ts';
import { useFogBrush } from './use-fog-brush.ts';
import { usePinWork } from './use-pin-work.ts';

interface CampaignMapProps {
  campaignId: string;
  worldName: string;
  /** May mark the map. */
  isGameMaster: boolean;
  /** `large` fills what room there is; `small` stands in a panel, with a list of its pins below. */
  look: 'large' | 'small';
  /** Also in a panel there are tools, where there is no other place for them. */
  withTools: boolean;
  /** Where those of the party are. */
  party: readonly PartyGroup[];
}

/** The map of a campaign with its pins and fog, and for those who lead the means to mark it. */
export function CampaignMap(props: CampaignMapProps) {
  const { data, isError, refetch } = useCampaignMap(props.campaignId);
  if (data) return <Shown {...props} map={data} />;
  if (!isError) return <Skeleton className={props.look === 'large' ? 'min-h-0 flex-1' : 'aspect-[3/2] w-full'} />;
  return (
    <ErrorState title="Error" onRetry={() => void refetch()}>
      The map could not be loaded. Please try again.
    </ErrorState>
  );
}

function Shown({ campaignId, worldName, isGameMaster, look, withTools, party, map }: CampaignMapProps & { map: Marked }) {
  const commands = useMapCommands(campaignId);
  const [wanted, setTool] = useState<MapTool>('move');
  // Without fog there is none to lift or lay.
  const tool = map.fog.on || wanted === 'pin' ? wanted : 'move';
  const [radius, setRadius] = useState(1);
  const [pixels, setPixels] = useState(0);
  const [missed, setMissed] = useState<string | null>(null);
  const brush = useFogBrush(map.fog, tool, radius, (stroke) => commands.reveal.mutate({ campaignId, ...stroke }));
  const work = usePinWork(campaignId, map, commands, setTool);
  const hereAt = hereOn(map.pins, party);
  const choose = (next: MapTool) => {
    setTool(next);
    work.stay();
  };
  return (
    <div className={classNames('flex flex-col gap-3', look === 'large' && 'min-h-0 flex-1')}>
      {isGameMaster && withTools && (
        <MapTools
          {...{ tool, radius, brush }}
          fog={map.fog}
          onTool={choose}
          onRadius={setRadius}
          onFog={(on) => commands.setFog.mutateAsync({ campaignId, on })}
        />
      )}
      {tool === 'pin' && (
        <p role="status" className="text-control text-ink-soft">
          {work.moving ? `Press the new place for “${work.moving.name}”.` : 'Press a place for the pin.'}
        </p>
      )}
      {map.mapUrl !== null && missed === map.mapUrl && (
        <ErrorState title="Error" onRetry={() => setMissed(null)}>
          The picture of the map could not be loaded. Please try again.
        </ErrorState>
      )}
      {map.mapUrl !== null && missed !== map.mapUrl && (
        <MapBoard
          {...{ worldName, isGameMaster, tool, radius, hereAt }}
          mapUrl={map.mapUrl}
          pins={map.pins}
          fog={brush.shown}
          onPicture={({ width, height }) => setPixels(width * height)}
          onFail={() => setMissed(map.mapUrl)}
          onPaint={brush.paint}
          onStroke={brush.finish}
          onUndo={brush.undo}
          onPlace={work.place}
          onPin={work.show}
          onLeaveTool={() => choose('move')}
          isSmall={look === 'small'}
          className={look === 'large' ? 'min-h-0 flex-1' : 'aspect-[3/2] w-full'}
        />
      )}
      {map.fog.on && <FogText isGameMaster={isGameMaster} isTooLarge={pixels > limits.mapPixels} />}
      {look === 'small' && <PinList pins={map.pins} hereAt={hereAt} onOpen={work.show} />}
      <PinDialogs work={work} campaignId={campaignId} worldId={map.worldId} isGameMaster={isGameMaster} />
    </div>
  );
}

/** Says of a pin who of the party is there. */
function hereOn(pins: readonly Pin[], party: readonly PartyGroup[]): (pin: Pin) => string | null {
  const there = partyOnMap(pins, party);
  return ({ id }) => hereText(there.get(id) ?? []);
}

/** Who of the party is in a place, as a sentence; null where nobody is. */
function hereText(groups: readonly PartyGroup[]): string | null {
  if (groups.length === 0) return null;
  if (groups.some(({ heroes }) => heroes === null)) return 'The party is here';
  const names = groups.flatMap(({ heroes }) => heroes ?? []);
  return `${listText(names)} ${names.length === 1 ? 'is' : 'are'} here`;
}

/** What there is to know of the fog: for players why they do not see all, for those who lead why players see nothing. */
function FogText({ isGameMaster, isTooLarge }: { isGameMaster: boolean; isTooLarge: boolean }) {
  if (!isGameMaster) return <p className="text-note text-ink-soft">Fog covers what the party has not found yet.</p>;
  if (!isTooLarge) return null;
  const most = Math.floor(limits.mapPixels / 1_000_000);
  return (
    <p className="text-note text-ink-soft">
      Players see nothing of this picture: it has more than {most} million pixels, too many to lift the fog from. A smaller picture of the
      map can take its place in the world.
    </p>
  );
}
