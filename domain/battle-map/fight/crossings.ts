import { cellsOf } from '#domain/battle-map/sight.ts';
import { middleOf } from '#domain/battle-map/grid.ts';
import type { Crossing } from '#domain/combat/place/crossing.ts';
import type { Combat } from '#domain/combat/state.ts';
import type { StandingArea } from '#domain/combat/use/areas/standing-area.ts';
import { laidArea } from './place-area.ts';
import { feetApart } from './stands.ts';
import type { Battlefield, Placed } from './stands.ts';

type Field = Pick<Battlefield, 'map' | 'placed' | 'seesCell'>;

/** Who of a fight stands with at least one cell in some cells. */
export function standingIn({ map, placed }: Field, cells: readonly number[]): string[] {
  const area = new Set(cells);
  return placed.filter(({ token }) => cellsOf(map.grid, token).some((cell) => area.has(cell))).map(({ id }) => id);
}

/** The cells of an area that goes along with whoever made it, from where they stand. */
export function cellsAround(field: Field, one: Placed, feet: number): number[] {
  const made = { area: { shape: 'emanation', feet }, reach: null } as const;
  return laidArea(field, one, made, { origin: one.token.cell, towards: middleOf(field.map.grid, one.token.cell) })?.cells ?? [];
}

/** The cells of an area as it lies now; null where no battle map tells it. */
function cellsOfArea(field: Field, { by, lies }: StandingArea): readonly number[] | null {
  if (lies === null || lies.around === null) return lies?.cells ?? null;
  const maker = field.placed.find(({ id }) => id === by);
  return maker ? cellsAround(field, maker, lies.around) : null;
}

/** Who comes into an area or out of it, by where all stand now; whoever made one that goes along with them stands in none of it. */
function changes(field: Field, area: StandingArea, inside: ReadonlySet<string>): { targetId: string; inside: boolean }[] {
  const cells = cellsOfArea(field, area);
  if (cells === null) return [];
  const now = new Set(standingIn(field, cells));
  return field.placed.flatMap(({ id }) => {
    const isOwn = area.lies?.around !== null && id === area.by;
    return !isOwn && now.has(id) !== inside.has(id) ? [{ targetId: id, inside: now.has(id) }] : [];
  });
}

/** Who comes into which area that stays, or out of it, by where all stand on the battle map now. */
export function crossingsNow(field: Field, { areas, combatants }: Pick<Combat, 'areas' | 'combatants'>): Crossing[] {
  const isAlive = (id: string) => combatants.some((one) => one.id === id && !one.dead);
  return areas.flatMap((area) =>
    changes(field, area, new Set(area.inside)).flatMap((each) =>
      isAlive(each.targetId) ? [{ ...each, areaId: area.id, at: 0, cells: each.inside ? 1 : 0 }] : [],
    ),
  );
}

/** The marks of spells that are over because whoever made their area is too far away from its middle (SRD 5.2.1, Faithful Hound). */
export function leftBehind(
  field: Field,
  { areas, combatants }: Pick<Combat, 'areas' | 'combatants'>,
): { targetId: string; effectId: string }[] {
  return areas.flatMap(({ by, used, lies }) => {
    const { leash } = used.activity;
    const maker = field.placed.find(({ id }) => id === by);
    const middle = lies?.cells[Math.floor(lies.cells.length / 2)];
    if (leash === undefined || !maker || middle === undefined) return [];
    if (feetApart(field.map, maker.token, { cell: middle, size: 1 }) <= leash) return [];
    const mark = combatants.find(({ id }) => id === by)?.activeEffects.find(({ slot, source }) => slot !== null && source.id === used.id);
    return mark ? [{ targetId: by, effectId: mark.id }] : [];
  });
}

/**
 * Who comes into which area that stays, moves in it or leaves it, as somebody goes over a way cell by cell. Where they made an area that
 * goes along with them, it comes over others.
 */
export function crossingsOn(field: Field, { areas }: Pick<Combat, 'areas'>, moverId: string, way: readonly number[]): Crossing[] {
  const lying = areas.filter(({ lies }) => lies !== null);
  if (lying.length === 0) return [];
  const inside = new Map(lying.map((area) => [area.id, new Set(area.inside)]));
  return way.flatMap((cell, n) => {
    const placed = field.placed.map((one) => (one.id === moverId ? { ...one, token: { ...one.token, cell } } : one));
    const there: Field = { map: field.map, placed, seesCell: (one, at) => field.seesCell(one, at) };
    return lying.flatMap((area) => {
      const before = inside.get(area.id) ?? new Set();
      const crossed = changes(there, area, before).map((each): Crossing => {
        const comes = each.inside && each.targetId !== moverId ? { comes: true as const } : {};
        return { areaId: area.id, ...each, ...comes, at: n + 1, cells: each.inside && each.targetId === moverId ? 1 : 0 };
      });
      const moves = area.used.activity.due?.includes('moves') === true;
      const goesOn = moves && before.has(moverId) && !crossed.some(({ targetId }) => targetId === moverId);
      for (const { targetId, inside: isIn } of crossed) {
        if (isIn) before.add(targetId);
        else before.delete(targetId);
      }
      return goesOn ? [...crossed, { areaId: area.id, targetId: moverId, inside: true, at: n + 1, cells: 1 }] : crossed;
    });
  });
}
