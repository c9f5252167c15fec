import { cellCount } from '#domain/battle-map/grid.ts';
import type { MapPicture } from '#domain/battle-map/map-picture.ts';
import { fromRuns } from '#domain/battle-map/runs.ts';
import { unknownSign } from '#domain/battle-map/terrain.ts';
import type { BattleMapView } from '#domain/battle-map/view.ts';
import type { UnderPicture } from '#web/features/battle-map/data/scene.ts';
import { underOf } from '#web/features/battle-map/data/under-picture.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { useEffect, useRef, useState } from 'react';
import { TiledPicture } from './tiled-picture.ts';
import type { PicturePart } from './tiled-picture.ts';

/** Asks for parts of the picture under a map; those who lead are given the whole of it. */
export type AskPicture = (tiles: number[]) => Promise<{ whole: MapPicture | null; parts: readonly PicturePart[] }>;

const notFetched = () => notify.warn('Error', 'The picture under this map could not be loaded.');

/** What lies under a map of a campaign, as far as one may see it; null while nothing of it is there. `ask` stays the same as long as the map does. */
export function useTablePicture({ picture, grid, terrain }: BattleMapView, leads: boolean, ask: AskPicture): UnderPicture | null {
  const [there, setThere] = useState<{ version: string; under: UnderPicture } | null>(null);
  const tiled = useRef<TiledPicture | null>(null);
  const version = picture?.version ?? null;
  useEffect(() => {
    if (!leads || version === null) return undefined;
    let isCurrent = true;
    const fetchWhole = async () => {
      const { whole } = await ask([]);
      const under = whole && (await underOf(whole));
      if (under && isCurrent) setThere({ version, under });
    };
    fetchWhole().catch(() => isCurrent && notFetched());
    return () => void (isCurrent = false);
  }, [leads, version, ask]);
  useEffect(() => {
    if (leads || picture === null) return;
    if (tiled.current?.version !== picture.version) {
      tiled.current?.end();
      tiled.current = new TiledPicture({
        laid: picture,
        ask: async (tiles) => (await ask(tiles)).parts,
        onMore: (under) => setThere({ version: picture.version, under }),
        onFail: notFetched,
      });
    }
    tiled.current.show(grid, fromRuns(terrain, cellCount(grid), unknownSign));
  }, [leads, picture, grid, terrain, ask]);
  useEffect(
    () => () => {
      tiled.current?.end();
      tiled.current = null;
    },
    [],
  );
  return there !== null && there.version === version ? there.under : null;
}
