import { cellCount } from '#domain/battle-map/grid.ts';
import type { Grid } from '#domain/battle-map/grid.ts';
import { fromRuns } from '#domain/battle-map/runs.ts';
import { lightOn, sightSigns } from '#domain/battle-map/sight.ts';
import { groundOf } from '#domain/battle-map/ground.ts';
import { withRough } from '#domain/battle-map/rough-ground.ts';
import { terrainSigns, unknownSign } from '#domain/battle-map/terrain.ts';
import type { Spaces } from '#domain/battle-map/spaces.ts';
import type { Ground, Token } from '#domain/battle-map/state.ts';
import type { BattleMapView, TokenView } from '#domain/battle-map/view.ts';

/** How much of a cell shows, from all to nothing. */
export const shades = { clear: 0, dim: 1, dark: 2, unseen: 3, unknown: 4 } as const;

/** A picture that lies under a map, and where it lies there, in cells. */
export interface UnderPicture {
  image: HTMLImageElement | HTMLCanvasElement;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A battle map made ready to be drawn, walked and told. */
export interface Scene {
  map: BattleMapView;
  grid: Grid;
  /** What is known of the ground; what is not known is floor there. */
  ground: Ground;
  /** That ground as it is walked: areas of a fight may make it difficult. */
  walked: Ground;
  /** A sign for each cell. */
  terrain: string;
  /** One of `shades` for each cell. */
  shade: Uint8Array;
  isKnown: (cell: number) => boolean;
  /** The spaces of others as a token finds them in its turn of a fight; left out where nobody is in the way. */
  spacesOf?: (token: Pick<Token, 'combatantId' | 'characterId'>) => Spaces | null;
  /** What shows where the ground is floor; left out where nothing lies there. */
  under?: UnderPicture | null;
}

/** A token as those who lead save it. */
export function tokenOf(view: TokenView): Token {
  const { mine, ...token } = view;
  void mine;
  return token;
}

/** Reads a view of a battle map; `leads` that of somebody who sees everything, and `rough` cells that something on them makes difficult. */
export function sceneOf(map: BattleMapView, leads: boolean, rough: readonly number[] = []): Scene {
  const terrain = fromRuns(map.terrain, cellCount(map.grid), unknownSign);
  const ground = { ...groundOf(map), terrain: map.terrain.replaceAll(unknownSign, terrainSigns.floor) };
  return {
    map,
    grid: map.grid,
    ground,
    walked: withRough(ground, rough),
    terrain,
    shade: leads ? shadeLit(map) : shadeSeen(map, terrain),
    isKnown: (cell) => terrain[cell] !== unknownSign,
  };
}

/** For players: what they see, what they have seen, and what they do not know. */
function shadeSeen(map: BattleMapView, terrain: string): Uint8Array {
  const seen = fromRuns(map.seen, terrain.length, sightSigns.unseen);
  return Uint8Array.from(seen, (sign, cell) => {
    if (sign === sightSigns.bright) return shades.clear;
    if (sign === sightSigns.dim) return shades.dim;
    return terrain[cell] === unknownSign ? shades.unknown : shades.unseen;
  });
}

/** For those who lead: how light it is. */
function shadeLit(map: BattleMapView): Uint8Array {
  const light = lightOn(map);
  return Uint8Array.from(light, (level) => (level === 2 ? shades.clear : level === 1 ? shades.dim : shades.dark));
}
