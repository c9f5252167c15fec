import { z } from 'zod';
import { isLockedShut, standsBeside } from './doorstep.ts';
import { cellCount } from './grid.ts';
import { LaidPicture } from './map-picture.ts';
import { LaidSound } from './sound/map-sound.ts';
import { fromRuns, toRuns } from './runs.ts';
import { cellsOf, lightOn, sightOf, sightSigns } from './sight.ts';
import type { KeepSight } from './sight.ts';
import { ambientLights, terrainSigns, unknownSign } from './terrain.ts';
import { cellsUnder } from './stamps/stamp.ts';
import { Air, Ground, GridShape, Light, Stamp, Token, Wall } from './state.ts';
import type { BattleMap } from './state.ts';

/** A token as somebody sees it. */
export const TokenView = Token.extend({
  /** Whether who asks may move it. */
  mine: z.boolean(),
});
export type TokenView = z.infer<typeof TokenView>;

/** A battle map as one person may see it. */
export const BattleMapView = z.object({
  id: z.string(),
  name: z.string(),
  grid: GridShape,
  /** What is known of the ground, as runs of signs: `?` is not known. */
  terrain: z.string(),
  /** What is seen now, as runs of signs: `-` not, `d` by dim light or in the dark, `b` by bright light. */
  seen: z.string(),
  /** Those beside what is known. A door that is not in sight is told as closed and whole, and of a lock hears who stands beside it. */
  walls: z.array(Wall),
  /** Those in sight; for who leads, all. */
  lights: z.array(Light),
  /** Those of which some cell is known; for who leads all, and for others none of the layer of Dungeon Masters. */
  stamps: z.array(Stamp),
  /** The stamps of somebody's own among them, as they look. */
  drawings: Ground.shape.drawings,
  ambient: z.enum(ambientLights),
  air: Air.optional(),
  sight: z.boolean(),
  /** The picture that shows where known ground is floor; null where none lies there. */
  picture: LaidPicture.nullable(),
  /** The sound file that is heard where the air of the map says `own`; null where there is none. */
  ownSound: LaidSound.nullable(),
  tokens: z.array(TokenView),
});
export type BattleMapView = z.infer<typeof BattleMapView>;

/** Who looks at a battle map. */
export interface Viewer {
  /** Leads the table: sees everything. */
  leads: boolean;
  /** The heroes whose tokens are theirs. */
  heroes: ReadonlySet<string>;
}

/** Whether a token is of one of somebody's heroes, or was called by one: they move it. */
export const isMovedBy = (
  { heroes }: Pick<Viewer, 'heroes'>,
  { characterId, masterId }: Pick<Token, 'characterId' | 'masterId'>,
): boolean => [characterId, masterId].some((id) => id !== null && heroes.has(id));

/** By whose eyes somebody looks at a map: their heroes', and who has none there by all heroes'. */
function eyesOf(map: BattleMap, { heroes }: Viewer) {
  const own = map.tokens.filter(({ characterId }) => characterId !== null && heroes.has(characterId));
  return own.length > 0 ? own : map.tokens.filter(({ characterId, hidden }) => characterId !== null && !hidden);
}

/** What somebody sees now, as a sign for each cell; `light` says how light it is, and `keep` what a token sees, where several look at one map. */
export function seenBy(map: BattleMap, viewer: Viewer, light = () => lightOn(map), keep?: KeepSight): string {
  const cells = cellCount(map.grid);
  if (viewer.leads) return sightSigns.bright.repeat(cells);
  if (map.sight) return sightOf(map, eyesOf(map, viewer), light, keep);
  return Array.from(light(), (level) => (level === 2 ? sightSigns.bright : sightSigns.dim)).join('');
}

/** What somebody remembers of the ground after a look at it, as a sign for each cell. */
export function remembered(map: BattleMap, memory: string, seen: string): string {
  const cells = cellCount(map.grid);
  const ground = fromRuns(map.terrain, cells, terrainSigns.floor);
  const before = memory.padEnd(cells, unknownSign);
  return Array.from(ground, (sign, cell) => (seen[cell] === sightSigns.unseen ? (before[cell] ?? unknownSign) : sign)).join('');
}

/** The map as somebody may see it, who sees so much of it now and remembers so much; both a sign for each cell. */
export function viewOf(map: BattleMap, viewer: Viewer, seen: string, memory: string): BattleMapView {
  const isSeen = (cell: number) => seen[cell] !== sightSigns.unseen;
  const isKnown = (cell: number) => memory[cell] !== unknownSign;
  const isOwn = (token: Token) => isMovedBy(viewer, token);
  const shown = map.tokens.filter((token) => viewer.leads || isOwn(token) || (!token.hidden && cellsOf(map.grid, token).some(isSeen)));
  const walls = viewer.leads
    ? map.walls
    : map.walls
        .filter(({ between }) => between.some(isKnown))
        .map(({ broken, lockDifficulty, ...wall }) => {
          void lockDifficulty;
          const isInSight = wall.between.some(isSeen);
          // Who stands before a shut door tries it, and finds it locked.
          const locked =
            isLockedShut({ ...wall, broken }) && map.tokens.some((token) => isOwn(token) && standsBeside(map, token, wall.between));
          return { ...wall, open: wall.open && isInSight, locked, ...(broken && isInSight && { broken }) };
        });
  const stamps = viewer.leads ? map.stamps : map.stamps.filter((stamp) => !stamp.forDm && cellsUnder(map.grid, stamp).some(isKnown));
  // Nobody is told of what lies where they do not know of it.
  const drawings = (map.drawings ?? []).filter(({ id }) => stamps.some(({ drawing }) => drawing === id));
  return {
    id: map.id,
    name: map.name,
    grid: map.grid,
    terrain: toRuns(memory),
    seen: toRuns(seen),
    walls,
    lights: viewer.leads ? map.lights : map.lights.filter(({ cell }) => isSeen(cell)),
    stamps,
    ...(drawings.length > 0 && { drawings }),
    ambient: map.ambient,
    ...(map.air !== undefined && { air: map.air }),
    sight: map.sight,
    picture: map.picture ?? null,
    ownSound: map.ownSound ?? null,
    tokens: shown.map((token) => {
      const mine = viewer.leads || isOwn(token);
      // How far a foe sees in the dark is its own affair.
      return { ...token, mine, darkvision: mine ? token.darkvision : 0 };
    }),
  };
}
