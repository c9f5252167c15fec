import { createHash } from 'node:crypto';
import { remembered, seenBy, viewOf } from '#domain/battle-map/view.ts';
import type { BattleMapView } from '#domain/battle-map/view.ts';
import { cellCount } from '#domain/battle-map/grid.ts';
import { fromRuns, toRuns } from '#domain/battle-map/runs.ts';
import { lightOn } from '#domain/battle-map/sight.ts';
import type { KeepSight } from '#domain/battle-map/sight.ts';
import { terrainSigns, unknownSign } from '#domain/battle-map/terrain.ts';
import type { BattleMap } from '#domain/battle-map/state.ts';
import type { ShownBattleMap } from '#contract/play/battle-maps/battle-maps-shapes.ts';
import { keptSights } from './kept-sights.ts';
import type { KeptMap } from '#server/features/battle-maps/battle-maps.store.ts';
import type { TableViewer } from '#server/features/battle-maps/viewers.ts';

/** What somebody sees of a map and remembers of its ground afterwards, as runs. */
interface Look {
  view: BattleMapView;
  memory: string;
}

/** By whose eyes somebody looks: two with the same are shown the same, as far as they remember the same. */
const eyesOf = ({ leads, heroes }: TableViewer): string => (leads ? 'leads' : [...heroes].toSorted().join(' '));

/** Works out what somebody sees once for all who see by the same eyes and remember the same, such as a thousand spectators. */
export function oncePerLook<Told>(tell: (viewer: TableViewer, memory: string) => Told): (viewer: TableViewer, memory: string) => Told {
  const told = new Map<string, Told>();
  return (viewer, memory) => {
    const key = `${eyesOf(viewer)}\n${memory}`;
    const known = told.get(key) ?? tell(viewer, memory);
    told.set(key, known);
    return known;
  };
}

/** Looks at one map for several people: who sees by the same eyes looks once, and it is as light for all. */
export class Looks {
  readonly #seen = new Map<string, string>();
  readonly #map: BattleMap;
  #light: Uint8Array | undefined;
  #sights: KeepSight | undefined;
  constructor(map: BattleMap) {
    this.#map = map;
  }

  /** What somebody sees who remembered so much of the ground. */
  look(viewer: TableViewer, memory: string): Look {
    const cells = cellCount(this.#map.grid);
    if (viewer.leads) {
      const ground = fromRuns(this.#map.terrain, cells, terrainSigns.floor);
      return { view: viewOf(this.#map, viewer, this.seen(viewer), ground), memory };
    }
    const seen = this.seen(viewer);
    const known = remembered(this.#map, fromRuns(memory, cells, unknownSign), seen);
    return { view: viewOf(this.#map, viewer, seen, known), memory: toRuns(known) };
  }

  private seen(viewer: TableViewer): string {
    const key = eyesOf(viewer);
    const known = this.#seen.get(key);
    if (known !== undefined) return known;
    const light = () => (this.#light ??= lightOn(this.#map));
    const seen = seenBy(this.#map, viewer, light, (this.#sights ??= keptSights(this.#map)));
    this.#seen.set(key, seen);
    return seen;
  }
}

/** A view as it is answered and told. */
export function shown(view: BattleMapView | null, isShown: boolean): ShownBattleMap {
  return { map: view, revision: revisionOf(view, isShown), isShown };
}

const revisionOf = (view: BattleMapView | null, isShown: boolean): string =>
  createHash('md5')
    .update(JSON.stringify([view, isShown]))
    .digest('base64url');

/** What one person sees of a map that the table sees, or who leads it. */
export function lookAt({ map, isShown }: KeptMap, viewer: TableViewer, memory: string): ShownBattleMap {
  return shown(new Looks(map).look(viewer, memory).view, isShown);
}
