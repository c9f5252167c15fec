import { wholeGround } from '#domain/battle-map/draw.ts';
import type { Grid } from '#domain/battle-map/grid.ts';
import { drawingIdForm, ownDrawingIdForm, pathForm } from '#domain/battle-map/stamps/drawing.ts';
import { wallFrom } from '#domain/battle-map/ground.ts';
import { ambientLights, doorSubstances, sounds, times, weathers } from '#domain/battle-map/terrain.ts';
import type { Air, Ground, Light, Stamp, Wall } from '#domain/battle-map/state.ts';
import type { OwnDrawing } from '#domain/battle-map/stamps/own-drawing.ts';
import { limits } from '#domain/limits/limits.ts';
import { battleMapLimits } from '#domain/limits/battle-map-limits.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { isEither, isListOf, isNull, isNumber, isOneOf, isShape, isText } from '#web/lib/drafts/stored-shape.ts';
import type { Guard } from '#web/lib/drafts/stored-shape.ts';

const { cellsAlong, lightFeet, nameLength, stampCells, stampCellsLeast, stampTextLength } = battleMapLimits;

export const isTrue: Guard<boolean> = (kept) => typeof kept === 'boolean';
const isWithin =
  (least: number, most: number): Guard<number> =>
  (kept): kept is number =>
    typeof kept === 'number' && Number.isInteger(kept) && kept >= least && kept <= most;
export const isCell = isWithin(0, cellsAlong * cellsAlong - 1);
export const isPair: Guard<Wall['between']> = (kept): kept is Wall['between'] =>
  isListOf(isNumber)(kept) && kept.length === 2 && kept.every(isCell);
export const isAbsentOr =
  <Value>(guard: Guard<Value>): Guard<Value | undefined> =>
  (kept): kept is Value | undefined =>
    kept === undefined || guard(kept);

type KeptWall = Pick<Wall, 'between' | 'kind'> & {
  open?: boolean | undefined;
  locked?: boolean | undefined;
  lockDifficulty?: Wall['lockDifficulty'] | undefined;
  substance?: Wall['substance'] | undefined;
  broken?: Wall['broken'] | undefined;
};
type KeptGround = Omit<Ground, 'walls' | 'stamps' | 'drawings'> & {
  walls: KeptWall[];
  stamps?: Stamp[] | undefined;
  drawings?: OwnDrawing[] | undefined;
};

const isSide: Guard<number> = (kept): kept is number => isNumber(kept) && kept >= stampCellsLeast && kept <= stampCells;
export const isStamp = isShape<Stamp>({
  id: isText,
  drawing: isEither(isNull, (kept): kept is string => isText(kept) && drawingIdForm.test(kept)),
  text: (kept): kept is string => isText(kept) && kept.length <= stampTextLength,
  x: isNumber,
  y: isNumber,
  width: isSide,
  height: isSide,
  turn: isWithin(0, 359),
  forDm: isTrue,
});

const isColour: Guard<string> = (kept): kept is string => isText(kept) && /^#[\da-f]{6}$/.test(kept);
const isOwnDrawing = isShape<OwnDrawing>({
  id: (kept): kept is string => isText(kept) && ownDrawingIdForm.test(kept),
  name: (kept): kept is string => isText(kept) && kept.trim() !== '' && kept.length <= limits.ownStampNameLength,
  width: isSide,
  height: isSide,
  shapes: isListOf(
    isShape<OwnDrawing['shapes'][number]>({
      d: (kept): kept is string => isText(kept) && pathForm.test(kept),
      fill: isAbsentOr(isColour),
      line: isAbsentOr(isColour),
      thick: isAbsentOr(isNumber),
    }),
  ),
});
/** Whether what was kept are stamps of somebody's own. */
export const areOwnDrawings = isListOf(isOwnDrawing);

const isKind = isOneOf(['wall', 'door', 'window'] as const);
const ofDoor = {
  lockDifficulty: isAbsentOr(isWithin(1, gameLimits.difficultyClass)),
  substance: isAbsentOr<NonNullable<Wall['substance']>>(isOneOf(doorSubstances)),
  broken: isAbsentOr<true>((kept): kept is true => kept === true),
};
export const isWall = isShape<Wall>({ between: isPair, kind: isKind, open: isTrue, locked: isTrue, ...ofDoor });
export const isLight = isShape<Light>({ cell: isCell, bright: isWithin(0, lightFeet), dim: isWithin(0, lightFeet) });
export const isAir = isShape<Air>({ outside: isTrue, time: isOneOf(times), weather: isOneOf(weathers), sound: isOneOf(sounds) });

const isGround = isShape<KeptGround>({
  name: isText,
  grid: isShape<Grid>({ kind: isOneOf(['square', 'hex'] as const), columns: isWithin(1, cellsAlong), rows: isWithin(1, cellsAlong) }),
  terrain: isText,
  walls: isListOf(
    isShape<KeptWall>({
      between: isPair,
      kind: isKind,
      open: isAbsentOr(isTrue),
      locked: isAbsentOr(isTrue),
      ...ofDoor,
    }),
  ),
  lights: isListOf(isLight),
  stamps: isAbsentOr(isListOf(isStamp)),
  drawings: isAbsentOr(areOwnDrawings),
  ambient: isOneOf(ambientLights),
  air: isAbsentOr(isAir),
  sight: isTrue,
});

/** A map out of what was kept in a browser, where anything may stand: cut down to what a map may have. Null where it is none. */
export function readGround(kept: unknown): Ground | null {
  if (!isGround(kept) || kept.name.trim() === '') return null;
  const { name, grid, terrain, walls, lights, stamps = [], drawings = [], ambient, air, sight } = kept;
  return wholeGround({
    name: name.slice(0, nameLength),
    grid: { kind: grid.kind, columns: grid.columns, rows: grid.rows },
    terrain,
    walls: walls.map(({ between: [one, other], ...wall }) => wallFrom({ between: [one, other], ...wall })),
    lights: lights.map(({ cell, bright, dim }) => ({ cell, bright, dim })),
    stamps: stamps
      .filter(({ drawing, text }) => drawing !== null || text.trim() !== '')
      .map(({ id, drawing, text, x, y, width, height, turn, forDm }) => ({ id, drawing, text, x, y, width, height, turn, forDm })),
    drawings: drawings.map(({ id, name, width, height, shapes }) => ({ id, name, width, height, shapes })),
    ambient,
    ...(air !== undefined && { air }),
    sight,
  });
}
