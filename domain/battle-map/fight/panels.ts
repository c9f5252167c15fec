import { pairOf } from '#domain/battle-map/barriers.ts';
import { touches } from '#domain/battle-map/draw.ts';
import { middleOf, neighboursOf } from '#domain/battle-map/grid.ts';
import type { Grid, Place } from '#domain/battle-map/grid.ts';
import { cellsOf } from '#domain/battle-map/sight.ts';
import type { BattleMap, Wall } from '#domain/battle-map/state.ts';
import { mayStep } from '#domain/battle-map/way.ts';
import type { FightPanel } from '#domain/combat/place/fight-panel.ts';
import type { Combat, Combatant } from '#domain/combat/state.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import type { Panels } from '#domain/rules/activity/reach.ts';
import type { PlacedThing } from './doors.ts';
import type { LaidArea } from './place-area.ts';
import { isFree } from './thrown.ts';
import type { Battlefield, Placed } from './stands.ts';

/** Cells along a section of 10 feet. */
const cellsOfPanel = 2;

/** The cells of a wall one after the other along it: from where it begins, or around its middle where it closes on itself. */
function along(grid: Grid, { origin, cells }: LaidArea): number[] {
  const places = new Map(cells.map((cell) => [cell, middleOf(grid, cell)]));
  const begin = places.get(origin) ?? middleOf(grid, origin);
  const sum = [...places.values()].reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  const middle = { x: sum.x / cells.length, y: sum.y / cells.length };
  // Only a ring has nothing in its middle.
  const isRing = ![...places.values()].some(({ x, y }) => Math.hypot(x - middle.x, y - middle.y) < 1);
  const order = ({ x, y }: Place) => (isRing ? Math.atan2(y - middle.y, x - middle.x) : Math.hypot(x - begin.x, y - begin.y));
  return cells.toSorted((one, other) => order(places.get(one) ?? begin) - order(places.get(other) ?? begin));
}

/** The sections of a wall as it lies: 10 feet each, or all of it as one. */
export function panelsOf(grid: Grid, laid: LaidArea, { whole }: Panels): number[][] {
  const cells = along(grid, laid);
  if (whole) return cells.length === 0 ? [] : [cells];
  const most = Math.max(cellsOfPanel, Math.ceil(cells.length / gameLimits.panels));
  return Array.from({ length: Math.ceil(cells.length / most) }, (_, n) => cells.slice(n * most, (n + 1) * most));
}

/** The sections that stand on a map: once the fight is over, those alone that stay for good. */
const standing = (
  { phase, combatants }: Pick<Combat, 'phase'> & { combatants: readonly Combatant[] },
  mapId?: string,
): (FightPanel & { id: string })[] =>
  combatants.flatMap(({ id, dead, panel }) =>
    panel && !dead && (phase !== 'over' || panel.lasts === 'always') && (mapId === undefined || panel.mapId === mapId)
      ? [{ ...panel, id }]
      : [],
  );

/** The cells around some others. */
const around = (grid: Grid, cells: readonly number[]): number[] => [
  ...new Set(cells.flatMap((cell) => neighboursOf(grid, cell)).filter((cell) => !cells.includes(cell))),
];

/** The sections of a fight that stand on a map still, each met from the cells around it. */
export const panelsIn = ({ id: mapId, grid }: BattleMap, combatants: readonly Combatant[]): PlacedThing[] =>
  standing({ phase: 'running', combatants }, mapId).map(({ id, cells }) => ({ id, between: around(grid, cells), cells }));

/** Maps on which sections of walls have come or gone by what a fight has become. */
export function mapsWithChangedPanels(before: Combat, after: Combat): string[] {
  const [were, are] = [standing(before), standing(after)];
  const has = (all: readonly { id: string }[], { id }: { id: string }) => all.some((each) => each.id === id);
  const isEnd = before.phase !== 'over' && after.phase === 'over';
  const changed = isEnd ? were : [...were.filter((each) => !has(are, each)), ...are.filter((each) => !has(were, each))];
  return [...new Set(changed.map(({ mapId }) => mapId))];
}

/** A map with the walls that spells have raised on it in a fight: nobody passes their sections, nor sees through them but where they are clear. What was drawn stays, and so does what stays for good: once the fight is over, it is drawn. */
export function withPanelsOf(map: BattleMap, combat: Combat): BattleMap {
  const drawn = map.walls.filter(({ raised }) => raised !== true);
  const taken = new Set(drawn.map(({ between }) => pairOf(...between)));
  const raised: Wall[] = [];
  const isOver = combat.phase === 'over';
  for (const { cells, clear, open } of standing(combat, map.id)) {
    for (const cell of cells) {
      for (const next of neighboursOf(map.grid, cell)) {
        const pair = pairOf(cell, next);
        if (taken.has(pair) || !touches(map.grid, cell, next)) continue;
        taken.add(pair);
        const between: Wall['between'] = [Math.min(cell, next), Math.max(cell, next)];
        const kind = clear ? 'window' : 'wall';
        const goes = isOver ? {} : { raised: true as const };
        raised.push({ between, kind, open: false, locked: false, ...goes, ...(open && { veil: true as const }) });
      }
    }
  }
  return { ...map, walls: [...drawn, ...raised] };
}

/**
 * Where somebody comes to stand who stood where a wall is raised: on the nearest free ground beside it, on the side away from whoever
 * raised it where both are as near. Null where there is no room.
 */
export function besideWall(field: Battlefield, one: Placed, cells: readonly number[], maker: Place): number | null {
  const { map } = field;
  const wall = new Set(cells);
  const step = mayStep(map, one.token.size);
  const covers = (cell: number) => cellsOf(map.grid, { cell, size: one.token.size });
  const isBeside = (cell: number) => !covers(cell).some((each) => wall.has(each)) && isFree(field, one, cell);
  const own = middleOf(map.grid, one.token.cell);
  const apart = (cell: number, { x, y }: Place) => Math.hypot(middleOf(map.grid, cell).x - x, middleOf(map.grid, cell).y - y);
  const seen = new Set([one.token.cell]);
  for (let rim = [one.token.cell]; rim.length > 0;) {
    const next = [...new Set(rim.flatMap((from) => neighboursOf(map.grid, from).filter((to) => !seen.has(to) && step(from, to))))];
    const [best] = next
      .filter(isBeside)
      .toSorted((cell, other) => apart(cell, own) - apart(other, own) || apart(other, maker) - apart(cell, maker));
    if (best !== undefined) return best;
    for (const cell of next) seen.add(cell);
    rim = next;
  }
  return null;
}

/** The cells of the sections that came into a fight with a step, by who raised them. */
export function raisedIn(before: Combat, after: Combat, mapId: string): { by: string; cells: number[] }[] {
  const fresh = standing(after, mapId).filter(({ id, open }) => open !== true && !before.combatants.some((each) => each.id === id));
  return [...Map.groupBy(fresh, ({ by }) => by)].map(([by, those]) => ({ by, cells: those.flatMap(({ cells }) => cells) }));
}
