import { middleOf, neighboursOf, stepsBetween } from '#domain/battle-map/grid.ts';
import { shuffled } from '#domain/idea/draw.ts';
import type { Draw } from '#domain/idea/draw.ts';
import type { SettlementKind } from '#domain/idea/choices.ts';
import { regionMaking } from '#domain/limits/battle-map-limits.ts';
import type { Density } from '#domain/battle-map/make/choices.ts';
import type { Cover } from './cover.ts';
import type { Land } from './land.ts';
import { partsOf } from './parts.ts';
import type { Waters } from './rivers.ts';

const { landPerSettlement, mostSettlements, spread, landPerSite, mostSites, landPerCity } = regionMaking;

/** Where people live: how large it is, and what it lies by. */
export interface Settlement {
  cell: number;
  size: 'city' | 'town' | 'village';
  kind: SettlementKind;
}

/** A place where nobody lives. */
export interface Site {
  cell: number;
  kind: 'tower' | 'ruin' | 'stones' | 'cave';
}

/** All that people have made of a land. */
export interface Settled {
  settlements: Settlement[];
  sites: Site[];
}

/** Settles the largest land: first where a river meets the sea, then along rivers and coasts, then elsewhere; never too near to each other. */
export function settle(land: Land, waters: Waters, cover: Cover, density: Density, draw: Draw): Settled {
  const { grid, height, water } = land;
  const [main = []] = partsOf(
    grid,
    [...height.keys()].filter((cell) => !water.has(cell)),
  );
  const isInside = (cell: number) => neighboursOf(grid, cell).length === 6;
  const wanted = Math.max(3, Math.min(mostSettlements, Math.round(main.length / landPerSettlement[density])));
  const apart = Math.max(2, Math.sqrt(main.length / wanted) * spread);
  const scored = new Map(main.filter(isInside).map((cell) => [cell, worthOf(cell, land, waters, cover) + draw() * 0.5]));
  const best = [...scored].toSorted(([, one], [, other]) => other - one).map(([cell]) => cell);
  const chosen: number[] = [];
  const isFar = (cell: number, least: number) => chosen.every((each) => stepsBetween(grid, each, cell) >= least);
  for (const cell of best) if (chosen.length < wanted && !cover.mountains.has(cell) && isFar(cell, apart)) chosen.push(cell);
  const cities = Math.max(1, Math.round(main.length / landPerCity));
  const settlements = chosen.map((cell, n): Settlement => {
    const size = n < cities ? 'city' : n < cities + chosen.length * 0.4 ? 'town' : 'village';
    return { cell, size, kind: kindOf(cell, land, waters, cover) };
  });
  const sites: Site[] = [];
  for (const cell of shuffled(best, draw)) {
    if (sites.length >= Math.min(mostSites, main.length / landPerSite)) break;
    if (!isFar(cell, 3) || waters.rivers.has(cell)) continue;
    chosen.push(cell);
    sites.push({ cell, kind: siteOf(cell, cover, draw) });
  }
  return { settlements: settlements.toSorted((one, other) => rank(land, one) - rank(land, other)), sites };
}

const rank = ({ grid }: Land, { cell }: Settlement): number => middleOf(grid, cell).y;

function worthOf(
  cell: number,
  { grid, sea, water }: Land,
  { rivers, isBroad }: Waters,
  { hills, forest, marsh, mountains }: Cover,
): number {
  const around = neighboursOf(grid, cell);
  const isCoast = around.some((next) => sea.has(next));
  const river = rivers.has(cell) ? (isBroad(cell) ? 0.6 : 0.4) : 0;
  const shore = isCoast ? 0.4 : around.some((next) => water.has(next)) ? 0.3 : 0;
  const ground = mountains.has(cell) ? -1 : hills.has(cell) ? -0.25 : forest.has(cell) ? -0.2 : marsh.has(cell) ? -0.4 : 0;
  return river + shore + ground;
}

function kindOf(cell: number, { grid, sea }: Land, { rivers }: Waters, { hills, forest }: Cover): SettlementKind {
  const around = neighboursOf(grid, cell);
  if (around.some((next) => sea.has(next))) return 'port';
  if (rivers.has(cell)) return 'river';
  if (hills.has(cell) || around.filter((next) => hills.has(next)).length > 2) return 'hill';
  return forest.has(cell) || around.filter((next) => forest.has(next)).length > 2 ? 'wood' : 'plain';
}

function siteOf(cell: number, { hills, mountains }: Cover, draw: Draw): Site['kind'] {
  const chance = draw();
  if (mountains.has(cell) || (hills.has(cell) && chance < 0.4)) return chance < 0.2 ? 'tower' : 'cave';
  return chance < 0.35 ? 'ruin' : chance < 0.7 ? 'tower' : 'stones';
}
