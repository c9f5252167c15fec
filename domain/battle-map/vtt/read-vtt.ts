import { drawn, emptyGround } from '#domain/battle-map/draw.ts';
import { cellUnder, feetPerCell } from '#domain/battle-map/grid.ts';
import type { Grid, Place } from '#domain/battle-map/grid.ts';
import type { MapPicture } from '#domain/battle-map/map-picture.ts';
import type { Ground, Light, Wall } from '#domain/battle-map/state.ts';
import { battleMapLimits, vttReading } from '#domain/limits/battle-map-limits.ts';
import { yes } from '#domain/result.ts';
import type { Result } from '#domain/result.ts';
import { cellsBeside, cornersAlong } from './lattice.ts';
import { refuse } from './vtt-refusals.ts';
import type { VttRefusal } from './vtt-refusals.ts';

const { bytesPerMegabyte, dimFrom, furthestCells, lightFrom } = vttReading;

const { cellsAlong, lightFeet, vttBytes, vttSides, wallsPerMap } = battleMapLimits;

/** A map that was read, and what of the file has no place on it. */
export interface ReadVtt {
  ground: Ground;
  /** The picture of the file, unread, which lies under the whole map; null where it has none. */
  picture: Pick<MapPicture, 'base64' | 'x' | 'y' | 'width' | 'height'> | null;
  /** What another version of this program wrote down of the map, unread. */
  ours: unknown;
}

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/**
 * Reads the text of a file of Universal VTT as a map of squares. Its lines are laid along the sides of cells, the nearest ones, and
 * what lies beyond its edge is left out. Refuses what is no such file, a map too large, and lines that are none.
 */
export function readVtt(text: string, name: string): Result<ReadVtt, VttRefusal> {
  if (text.length > vttBytes) return refuse('tooLarge', { megabytes: vttBytes / bytesPerMegabyte });
  const file = parsed(text);
  if (file === null) return refuse('notJson', {});
  const { map_origin: origin, map_size: mapSize } = fieldsOf(file['resolution']);
  const size = placeOf(mapSize);
  if (size === null || size.x <= 0 || size.y <= 0) return refuse('noGrid', {});
  const [columns, rows] = [Math.ceil(size.x), Math.ceil(size.y)];
  // The squares that cover a map of hexes of ours may be one more.
  if (Math.max(columns, rows) > cellsAlong + ('hearthlore' in file ? 1 : 0))
    return refuse('tooManyCells', { columns, rows, most: cellsAlong });
  const grid: Grid = { kind: 'square', columns: Math.min(columns, cellsAlong), rows: Math.min(rows, cellsAlong) };
  const walls = wallsOf(file, grid, placeOf(origin) ?? { x: 0, y: 0 });
  if (!walls.ok) return walls;
  const lights = lightsOf(file['lights'], grid, placeOf(origin) ?? { x: 0, y: 0 });
  const empty = emptyGround(name, grid);
  const ground = drawn(
    { ...empty, ambient: ambientOf(fieldsOf(file['environment'])['ambient_light']) },
    { kind: 'all', terrain: empty.terrain, walls: walls.value, lights },
  );
  const image = file['image'];
  const picture = typeof image === 'string' && image !== '' ? { base64: image, x: 0, y: 0, width: size.x, height: size.y } : null;
  return yes({ ground, picture, ours: file['hearthlore'] });
}

function parsed(text: string): Fields | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? fieldsOf(value) : null;
  } catch {
    return null;
  }
}

function placeOf(value: unknown): Place | null {
  const { x, y } = fieldsOf(value);
  const isNear = (at: unknown): at is number => typeof at === 'number' && Number.isFinite(at) && Math.abs(at) <= furthestCells;
  return isNear(x) && isNear(y) ? { x, y } : null;
}

/** Points of a line, seen from the corner of the map; null where something else stands among them. */
function lineOf(value: unknown, origin: Place): Place[] | null {
  if (!Array.isArray(value)) return null;
  const places = value.map(placeOf);
  return places.every((place) => place !== null) ? places.map(({ x, y }) => ({ x: x - origin.x, y: y - origin.y })) : null;
}

function wallsOf(file: Fields, grid: Grid, origin: Place): Result<Wall[], VttRefusal> {
  const walls: Wall[] = [];
  let passed = 0;
  const lay = (places: readonly Place[], kind: 'wall' | 'door', open: boolean): boolean => {
    for (const [at, from] of places.entries()) {
      const to = places[at + 1];
      if (to === undefined) continue;
      const corners = cornersAlong(from, to);
      passed += corners.length;
      if (passed > vttSides) return false;
      for (const [n, one] of corners.entries()) {
        const other = corners[n + 1];
        const between = other === undefined ? null : cellsBeside(grid, one, other);
        if (between !== null) walls.push({ between, kind, open, locked: false });
      }
    }
    return true;
  };
  for (const field of ['line_of_sight', 'objects_line_of_sight'])
    for (const value of listOf(file[field])) {
      const places = lineOf(value, origin);
      if (places === null) return refuse('badLines', { field });
      if (!lay(places, 'wall', false)) return refuse('tooManyLines', {});
    }
  for (const value of listOf(file['portals'])) {
    const { bounds, closed } = fieldsOf(value);
    const places = lineOf(bounds, origin);
    if (places === null) return refuse('badLines', { field: 'portals' });
    if (!lay(places, 'door', closed === false)) return refuse('tooManyLines', {});
  }
  // Where walls stand twice, the last one said holds: doors.
  return new Set(walls.map(({ between }) => between.join())).size > wallsPerMap ? refuse('tooManyLines', {}) : yes(walls);
}

/** Of a light whose reach is told as one, half is bright. */
function lightsOf(value: unknown, grid: Grid, origin: Place): Light[] {
  return listOf(value).flatMap((each) => {
    const { position, range } = fieldsOf(each);
    const place = placeOf(position);
    if (place === null || typeof range !== 'number' || !(range > 0)) return [];
    const cell = cellUnder(grid, { x: place.x - origin.x, y: place.y - origin.y });
    const feet = Math.min(lightFeet * 2, Math.round(range * feetPerCell));
    const bright = Math.floor(feet / 2 / feetPerCell) * feetPerCell;
    return cell === null ? [] : [{ cell, bright, dim: Math.min(lightFeet, feet - bright) }];
  });
}

/** How light a colour is: of hexadecimal digits, of which the last six are red, green and blue. */
function ambientOf(value: unknown): Ground['ambient'] {
  const [, red, green, blue] =
    /^(?:[0-9a-f]{2})?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(typeof value === 'string' ? value : '') ?? [];
  if (red === undefined || green === undefined || blue === undefined) return 'bright';
  const strongest = Math.max(...[red, green, blue].map((part) => parseInt(part, 16)));
  return strongest >= lightFrom ? 'bright' : strongest >= dimFrom ? 'dim' : 'dark';
}
