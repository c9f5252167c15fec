import { z } from 'zod';
import { Id, Uuid, isWritable } from '#domain/ids.ts';
import { battleMapLimits } from '#domain/limits/battle-map-limits.ts';
import { DifficultyClass } from '#domain/limits/game-values.ts';
import type { LaidPicture } from './map-picture.ts';
import { assetLimits } from '#domain/limits/market/asset-limits.ts';
import type { LaidSound } from './sound/map-sound.ts';
import { drawingIdForm } from './stamps/drawing.ts';
import { OwnDrawing } from './stamps/own-drawing.ts';
import { ambientLights, doorSubstances, sounds, terrains, times, weathers } from './terrain.ts';

const {
  cellsAlong,
  wallsPerMap,
  lightsPerMap,
  stampsPerMap,
  stampCells,
  stampCellsLeast,
  stampTextLength,
  tokensPerMap,
  lightFeet,
  tokenCells,
  nameLength,
  sightFeet,
  speedFeet,
  usualSpeed,
} = battleMapLimits;

/** What a map or a token is called. */
export const Name = z
  .string()
  .trim()
  .min(1, 'Please enter a name.')
  .max(nameLength, `A name has at most ${nameLength} characters.`)
  .refine(isWritable, 'This name contains a character that cannot be stored. Remove it and try again.');

export const Terrain = z.enum(terrains);
export type Terrain = z.infer<typeof Terrain>;

export const GridShape = z.object({
  kind: z.enum(['square', 'hex']),
  columns: z.int().min(1).max(cellsAlong),
  rows: z.int().min(1).max(cellsAlong),
});

/** A cell of the largest map. */
export const Cell = z
  .int()
  .min(0)
  .max(cellsAlong * cellsAlong - 1);

/** What stands between two cells that touch: the lower one first. Nobody passes or sees through a wall or a closed door; a window lets see. */
export const Wall = z.object({
  between: z.tuple([Cell, Cell]),
  kind: z.enum(['wall', 'door', 'window']),
  /** Of a door. */
  open: z.boolean().default(false),
  /** Of a door: it opens to who leads, or once a check has opened its lock. */
  locked: z.boolean().default(false),
  /** Of a door: what a check must reach that opens its lock, where that is not by what it is made of. For those who lead alone. */
  lockDifficulty: DifficultyClass.optional(),
  /** Of a door that is not of wood: what it is made of. */
  substance: z.enum(doorSubstances).optional(),
  /** Of a door: it was broken in a fight, and bars neither way nor sight. */
  broken: z.literal(true).optional(),
  /** A spell has raised it in a fight, with which it goes. */
  raised: z.literal(true).optional(),
  /** Of a wall: one walks through it, and does not see through. */
  veil: z.literal(true).optional(),
});
export type Wall = z.infer<typeof Wall>;

/** A light in a cell: bright so many feet around, and dim so many more. */
export const Light = z.object({ cell: Cell, bright: z.int().min(0).max(lightFeet), dim: z.int().min(0).max(lightFeet) });
export type Light = z.infer<typeof Light>;

const OwnDrawings = z.array(OwnDrawing).max(assetLimits.ownStampsPerMap);

const StampSide = z.number().min(stampCellsLeast).max(stampCells);
const StampPlace = z
  .number()
  .min(0)
  .max(cellsAlong + 1);

/** A drawing or a text that lies on the ground of a map. It stands in nobody's way. */
export const Stamp = z
  .object({
    id: Id,
    /** Which drawing of content/stamps it is; null for a text alone. One that is not known any more is not drawn. */
    drawing: z.string().regex(drawingIdForm).nullable(),
    /** What is written there; empty for a drawing alone. */
    text: z
      .string()
      .trim()
      .max(stampTextLength, `A text on a map has at most ${stampTextLength} characters.`)
      .refine(isWritable, 'This text contains a character that cannot be stored. Remove it and try again.'),
    /** Where its middle lies, in widths of a cell from the top left corner, and how wide and high it is. */
    x: StampPlace,
    y: StampPlace,
    width: StampSide,
    height: StampSide,
    /** Degrees by which it is turned to the right. */
    turn: z.int().min(0).max(359),
    /** Lies on the layer that Dungeon Masters alone see. */
    forDm: z.boolean().default(false),
  })
  .refine(({ drawing, text }) => drawing !== null || text !== '', 'Please enter a text.');
export type Stamp = z.infer<typeof Stamp>;

/** Somebody or something on a battle map. */
export const Token = z.object({
  id: Id,
  name: Name,
  /** Where its top left cell is. */
  cell: Cell,
  /** Cells along each side: 1 up to Medium, 2 Large, 3 Huge, 4 Gargantuan. */
  size: z.int().min(1).max(tokenCells).default(1),
  /** The hero that it stands for, whose player moves it and sees by it. */
  characterId: Id.nullable().default(null),
  /** The hero who called it, whose player moves it as well. */
  masterId: Id.nullable().default(null),
  /** Who it is in the fight. */
  combatantId: Id.nullable().default(null),
  /** Known to Dungeon Masters alone. */
  hidden: z.boolean().default(false),
  side: z.enum(['heroes', 'foes', 'others']).default('others'),
  /** Lies dead since a fight that is over: in nobody's way, and beneath whoever stands there. */
  body: z.literal(true).optional(),
  /** Feet that it sees in the dark. */
  darkvision: z.int().min(0).max(sightFeet).default(0),
  /** Feet of bright light that it carries, and of dim light beyond. */
  light: z
    .object({ bright: z.int().min(0).max(lightFeet), dim: z.int().min(0).max(lightFeet) })
    .nullable()
    .default(null),
  /** Feet that it goes in a turn. */
  speed: z.int().min(0).max(speedFeet).default(usualSpeed),
});
export type Token = z.infer<typeof Token>;
export type TokenInput = z.input<typeof Token>;

/** Time of day, weather and sounds of a map. Time and weather are those outside. */
export const Air = z.object({
  outside: z.boolean(),
  time: z.enum(times),
  weather: z.enum(weathers),
  /** What whoever turns it on hears. */
  sound: z.enum(sounds),
});
export type Air = z.infer<typeof Air>;

/** What a battle map is made of, beside who stands on it. */
export const Ground = z.object({
  name: Name,
  grid: GridShape,
  /** What each cell is of, as runs of signs. */
  terrain: z.string(),
  walls: z.array(Wall).max(wallsPerMap),
  lights: z.array(Light).max(lightsPerMap),
  /** The later ones lie over those before. */
  stamps: z.array(Stamp).max(stampsPerMap),
  /** The stamps of somebody's own that lie on it, as they look; left out where there are none. */
  drawings: OwnDrawings.optional(),
  ambient: z.enum(ambientLights),
  /** Left out inside, where nothing is to be heard. */
  air: Air.optional(),
  /** Whether players see only what their heroes see; otherwise all but hidden tokens. */
  sight: z.boolean(),
});
export type Ground = z.infer<typeof Ground>;

export const Tokens = z.array(Token).max(tokensPerMap);

/** A battle map with all that stands on it. */
export interface BattleMap extends Ground {
  id: string;
  tokens: Token[];
  /** The picture that lies under it. */
  picture?: LaidPicture | null;
  /** The sound file that is heard on it where its air says so. */
  ownSound?: LaidSound | null;
}

/** One stroke of whoever draws a map. */
export const GroundChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('name'), name: Name }),
  /** These cells are of it from now on. */
  z.object({
    kind: z.literal('terrain'),
    cells: z
      .array(Cell)
      .min(1)
      .max(cellsAlong * cellsAlong),
    terrain: Terrain,
  }),
  /** These stand from now on, each in place of what stood there. */
  z.object({ kind: z.literal('walls'), walls: z.array(Wall).min(1).max(wallsPerMap) }),
  z.object({
    kind: z.literal('noWalls'),
    between: z
      .array(z.tuple([Cell, Cell]))
      .min(1)
      .max(wallsPerMap),
  }),
  z.object({ kind: z.literal('light'), light: Light }),
  z.object({ kind: z.literal('noLight'), cell: Cell }),
  /** These lie on it from now on, each in place of the one with its id. */
  z.object({
    kind: z.literal('stamps'),
    stamps: z.array(Stamp).min(1).max(stampsPerMap),
    /** Those of somebody's own among them, as they look, where the map does not have them yet. */
    drawings: OwnDrawings.optional(),
  }),
  z.object({ kind: z.literal('noStamps'), ids: z.array(Id).min(1).max(stampsPerMap) }),
  z.object({ kind: z.literal('ambient'), ambient: z.enum(ambientLights) }),
  z.object({ kind: z.literal('air'), air: Air }),
  z.object({ kind: z.literal('sight'), sight: z.boolean() }),
  /** Everything at once, as undoing or drawing a room anew does; the grid stays. */
  z.object({
    kind: z.literal('all'),
    terrain: z.string().max(cellsAlong * cellsAlong * 2),
    walls: z.array(Wall).max(wallsPerMap),
    lights: z.array(Light).max(lightsPerMap),
    /** Those that lie there stay where nothing is said. */
    stamps: z.array(Stamp).max(stampsPerMap).optional(),
    drawings: OwnDrawings.optional(),
  }),
]);
export type GroundChange = z.infer<typeof GroundChange>;
export type GroundChangeInput = z.input<typeof GroundChange>;

export const MapId = Uuid;
