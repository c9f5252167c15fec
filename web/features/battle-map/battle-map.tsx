import { pageStore } from '#web/lib/store/page-store.ts';
import { useStore } from '#web/lib/store/store.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Grid3x3, ImagePlus, Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { BattleScene } from './battle-scene.tsx';
import type { TableFacts } from './data/table-facts.ts';
import { useBattleMap, useBattleMapList } from './data/use-battle-map.ts';
import { NewPicturedMap } from './under/loaded-dialogs.ts';
import { MapsBar, NewMap } from './lead/maps-bar.tsx';

interface BattleMapProps {
  campaignId: string;
  /** Leads the table: draws, sees everything. */
  leads: boolean;
  /** `large` fills what room there is; `small` stands in a panel. */
  look: 'large' | 'small';
  /** Also in a panel there are tools, where there is no other place for them. */
  withTools: boolean;
  table: TableFacts;
  /** Where the bar of those who lead stands, beside what chooses the map; above the tools where there is none. */
  slot?: Element | null;
}

/** The battle map of a campaign: for players the one they are shown, for those who lead any. */
export function BattleMap(props: BattleMapProps) {
  return props.leads ? <LedMaps {...props} /> : <ShownMap {...props} mapId={null} />;
}

/** Which map each campaign's leader looks at. */
const lookedAt = pageStore<ReadonlyMap<string, string>>(new Map());

function LedMaps(props: BattleMapProps) {
  const { campaignId, look, withTools, slot = null } = props;
  const { data: maps, isError, refetch } = useBattleMapList(campaignId, true);
  const wanted = useStore(lookedAt, (all) => all.get(campaignId));
  const [making, setMaking] = useState<'drawn' | 'pictured' | null>(null);
  const choose = (mapId: string) => lookedAt.set(new Map([...lookedAt.get(), [campaignId, mapId]]));
  if (isError) return <Failed onRetry={() => void refetch()} />;
  if (!maps) return <Loading look={look} />;
  const map = maps.find(({ id }) => id === wanted) ?? maps.find(({ isShown }) => isShown) ?? maps[0];
  if (map === undefined) {
    return (
      <>
        <EmptyState
          art={<Grid3x3 aria-hidden />}
          title="No battle map yet"
          action={
            <div className="flex flex-wrap justify-center gap-2">
              <Button icon={<Plus aria-hidden />} onClick={() => setMaking('drawn')}>
                New battle map
              </Button>
              <Button variant="outline" icon={<ImagePlus aria-hidden />} onClick={() => setMaking('pictured')}>
                From a picture
              </Button>
            </div>
          }
        >
          Draw rooms, walls and doors or begin with a picture, and put the heroes and their foes on it. Players see only what you show them.
        </EmptyState>
        {making === 'drawn' && <NewMap campaignId={campaignId} onMade={choose} onClose={() => setMaking(null)} />}
        <Suspense>
          {making === 'pictured' && <NewPicturedMap campaignId={campaignId} onMade={choose} onClose={() => setMaking(null)} />}
        </Suspense>
      </>
    );
  }
  const bar = <MapsBar {...{ campaignId, maps, map }} foughtId={props.table.foughtId} onChoose={choose} />;
  return (
    <div className={classNames('flex flex-col gap-3', look === 'large' && 'flex-1')}>
      {withTools && (slot === null ? bar : createPortal(bar, slot))}
      <ShownMap key={map.id} {...props} mapId={map.id} />
    </div>
  );
}

function ShownMap(props: BattleMapProps & { mapId: string | null }) {
  const { campaignId, look, mapId } = props;
  const { data, isError, refetch } = useBattleMap(campaignId, mapId);
  if (data?.map) return <BattleScene key={data.map.id} {...props} map={data.map} />;
  if (data) {
    return (
      <EmptyState art={<Grid3x3 aria-hidden />} title="No battle map is shown.">
        When the Dungeon Master shows one, it appears here.
      </EmptyState>
    );
  }
  return isError ? <Failed onRetry={() => void refetch()} /> : <Loading look={look} />;
}

const Loading = ({ look }: { look: 'large' | 'small' }) => (
  <Skeleton className={look === 'large' ? 'min-h-0 flex-1' : 'aspect-square w-full'} />
);

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorState title="Error" onRetry={onRetry}>
      The battle map could not be loaded. Please try again.
    </ErrorState>
  );
}
