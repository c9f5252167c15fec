import { middleOf } from '#domain/battle-map/grid.ts';
import type { Place } from '#domain/battle-map/grid.ts';
import { oneOf, shuffled } from '#domain/idea/draw.ts';
import type { Draw } from '#domain/idea/draw.ts';
import type { Furnishing } from '#domain/battle-map/make/furnishings.ts';
import type { RegionPlan } from './plan-region.ts';
import type { Settlement, Site } from './settle.ts';
import type { Sheet } from './sheet.ts';

const of = (id: string, width: number, height: number): Furnishing => ({ id, width, height });

const peaks = [of('mountain', 1.6, 1.3), of('twin-mountains', 2, 1.3), of('mountain', 1.6, 1.3), of('low-mountain', 1.4, 1)];
const rises = [of('hill', 1.2, 0.7), of('hills', 1.6, 0.8), of('hill', 1.2, 0.7)];
const leaves = of('leafy-woods', 1.2, 1);
const firs = of('fir-woods', 1.2, 1);
const grove = of('lone-trees', 1, 0.7);
const reeds = of('marshland', 1, 0.7);

/** How settlements and other places are drawn. */
export const settlementDrawings: Record<Settlement['size'], Furnishing> = {
  city: of('city', 1.6, 1.3),
  town: of('small-town', 1.2, 1),
  village: of('village', 1, 0.8),
};
export const siteDrawings: Record<Site['kind'], Furnishing> = {
  tower: of('watchtower', 0.8, 1),
  ruin: of('ruins', 1.1, 0.8),
  stones: of('standing-stones', 1, 0.8),
  cave: of('cave-mouth', 1, 0.8),
};

interface Symbol {
  drawing: Furnishing;
  place: Place;
  /** How much room it wants to others of its kind, in widths of a cell. */
  apart: number;
}

/** Draws mountains, hills, woods and marsh, those behind first; where the map has not room for all, some of all of them are left out. */
export function laySymbols(sheet: Sheet, plan: RegionPlan, growth: number, most: number, draw: Draw): void {
  const { settled, land } = plan;
  const people = [...settled.settlements, ...settled.sites].map(({ cell }) => middleOf(land.grid, cell));
  const chosen: Symbol[] = [];
  for (const symbol of wanted(plan, growth, draw)) {
    const isClear = people.every((place) => isApart(place, symbol.place, 1.05 * growth));
    if (isClear && chosen.every(({ place, apart }) => isApart(place, symbol.place, Math.min(apart, symbol.apart)))) chosen.push(symbol);
  }
  const shown = chosen.length > most ? shuffled(chosen, draw).slice(0, most) : chosen;
  const foot = ({ place, drawing }: Symbol) => place.y + (drawing.height * growth) / 2;
  for (const { drawing, place } of shown.toSorted((one, other) => foot(one) - foot(other)))
    sheet.lay(drawing.id, place, { width: drawing.width * growth, height: drawing.height * growth });
}

const isApart = (one: Place, other: Place, least: number): boolean => (one.x - other.x) ** 2 + (one.y - other.y) ** 2 >= least * least;

/** What would be drawn if there were room for all: mountains before hills before woods. */
function wanted({ land, cover, waters, roads }: RegionPlan, growth: number, draw: Draw): Symbol[] {
  const isWay = (cell: number) => waters.rivers.has(cell) || roads.has(cell);
  // Further north, woods are of firs; which kind grows there is not told cell by cell.
  const north = 0.25 + draw() * 0.35;
  const middle = (cell: number, jitter: number): Place => {
    const { x, y } = middleOf(land.grid, cell);
    return { x: x + (draw() - 0.5) * jitter, y: y + (draw() - 0.5) * jitter };
  };
  const symbols: Symbol[] = [];
  for (const cell of cover.mountains)
    if (!isWay(cell)) symbols.push({ drawing: oneOf(peaks, draw, firs), place: middle(cell, 0.3), apart: 1.05 * growth });
  for (const cell of cover.hills)
    if (!isWay(cell)) symbols.push({ drawing: oneOf(rises, draw, firs), place: middle(cell, 0.3), apart: 1.15 * growth });
  const high = land.grid.rows * 0.87;
  for (const cell of cover.forest) {
    if (isWay(cell)) continue;
    const place = middle(cell, 0.2);
    symbols.push({ drawing: place.y < high * north || (land.height[cell] ?? 0) > 0.5 ? firs : leaves, place, apart: 0.85 * growth });
  }
  for (const cell of cover.marsh) if (!isWay(cell)) symbols.push({ drawing: reeds, place: middle(cell, 0.2), apart: 0.8 * growth });
  for (const cell of land.height.keys()) {
    const isCovered = Object.values(cover).some((cells) => cells.has(cell));
    if (isCovered || isWay(cell) || land.water.has(cell) || draw() > 0.12) continue;
    symbols.push({ drawing: grove, place: middle(cell, 0.4), apart: 1.4 * growth });
  }
  return symbols;
}
