import { sightBarriers, wayBarriers } from '#domain/battle-map/barriers.ts';
import type { Barriers } from '#domain/battle-map/barriers.ts';
import { sightFeetOn } from '#domain/battle-map/air.ts';
import { isBehindSomebody, nearestCells } from '#domain/battle-map/around.ts';
import { middleOf } from '#domain/battle-map/grid.ts';
import type { Place } from '#domain/battle-map/grid.ts';
import { cellsOf, lightOn } from '#domain/battle-map/sight.ts';
import type { BattleMap, Token } from '#domain/battle-map/state.ts';
import { besideFeet, nearFeet } from '#domain/combat/place/reach.ts';
import type { Stand } from '#domain/combat/place/stand.ts';
import type { Cover } from '#domain/rules/combat-terms.ts';
import type { PlacedThing } from './doors.ts';
import { isClear, placesIn } from './lines.ts';

/** Somebody of a fight where they stand on a battle map. */
export interface Placed {
  /** Who they are in the fight. */
  id: string;
  token: Pick<Token, 'id' | 'cell' | 'size'>;
  /** Whether their token is known to Dungeon Masters alone. */
  hidden: boolean;
  /** Whether they cover those behind them: the dead lie, and whoever is hidden would be told of by it. */
  covers: boolean;
  /** Feet that they see in the dark. */
  darkvision: number;
}

type Standing = Pick<Token, 'cell' | 'size'>;

/** Feet between the nearest cells of two, as the grid counts them. */
export const feetApart = ({ grid }: Pick<BattleMap, 'grid'>, one: Standing, other: Standing): number => nearestCells(grid, one, other).feet;

/** A battle map made ready to say how those of a fight stand to each other. */
export class Battlefield {
  readonly map: BattleMap;
  readonly placed: readonly Placed[];
  readonly #things: readonly PlacedThing[];
  readonly #sight: Barriers;
  readonly #way: Barriers;
  #light: Uint8Array | undefined;

  constructor(map: BattleMap, placed: readonly Placed[], things: readonly PlacedThing[] = []) {
    this.map = map;
    this.placed = placed;
    this.#things = things;
    this.#sight = sightBarriers(map);
    this.#way = wayBarriers(map);
  }

  /** Where all others of the fight stand as seen from one of them, its doors and raised walls among them. */
  from(one: Placed): Stand[] {
    const others = this.placed.filter(({ id }) => id !== one.id).map((other) => this.#stand(one, other));
    return [...others, ...this.#things.map((thing) => this.#thingStand(one, thing))];
  }

  /** The same for who is caught in an area: cover counts from where it begins (SRD 5.2.1, Cover). */
  fromOrigin(one: Placed, origin: number): Stand[] {
    const begin = { cell: origin, size: 1 };
    return this.placed.map((other) => ({ ...this.#stand(one, other), cover: this.#wallCover(begin, other.token) ?? 'none' }));
  }

  /** Whether one sees the other: some line is clear, and there is light where they stand, or darkvision reaches them. */
  sees(one: Placed, other: Placed): boolean {
    return this.#isInLine(one.token, other.token) && this.#isLit(one, other.token);
  }

  /** Whether somebody sees a cell: for what is placed there. */
  seesCell(one: Placed, cell: number): boolean {
    return feetApart(this.map, one.token, { cell, size: 1 }) <= sightFeetOn(this.map) && this.#isInLine(one.token, { cell, size: 1 });
  }

  #stand(one: Placed, other: Placed): Stand {
    const feet = feetApart(this.map, one.token, other.token);
    const open = this.#isInLine(one.token, other.token);
    return {
      id: other.id,
      feet,
      cover: open ? this.#coverOf(one, other) : 'none',
      sees: open && this.#isLit(one, other.token),
      seen: open && this.#isLit(other, one.token),
      beside: this.#within(other, besideFeet),
      near: this.#within(other, nearFeet),
    };
  }

  /** A door or section of a wall is met from whichever side of it is in sight, and sees nobody: nobody is unseen by it either. */
  #thingStand(one: Placed, { id, between, cells }: PlacedThing): Stand {
    const sides = between.map((cell) => {
      const token = { id, cell, size: 1 };
      return this.#stand(one, { id, token, hidden: false, covers: false, darkvision: 0 });
    });
    const [met] = sides.toSorted((side, other) => Number(other.sees) - Number(side.sees) || side.feet - other.feet);
    if (!met) throw new Error('a thing has cells around it');
    const feet = cells ? Math.min(...cells.map((cell) => feetApart(this.map, one.token, { cell, size: 1 }))) : met.feet;
    return { ...met, feet: Math.max(besideFeet, feet), seen: true };
  }

  #within(one: Placed, feet: number): string[] {
    return this.placed.filter(({ id, token }) => id !== one.id && feetApart(this.map, one.token, token) <= feet).map(({ id }) => id);
  }

  /** Whether a line of sight is open between two: who is seen past a corner sees back. */
  #isInLine(one: Standing, other: Standing): boolean {
    return this.#reaches(one, other) || this.#reaches(other, one);
  }

  #reaches(one: Standing, other: Standing): boolean {
    const places = cellsOf(this.map.grid, other).flatMap((cell) => placesIn(this.map.grid, cell));
    return this.#middles(one).some((from) => places.some((place) => isClear(this.#sight, from, place)));
  }

  #isLit({ token, darkvision }: Placed, other: Standing): boolean {
    if (feetApart(this.map, token, other) > sightFeetOn(this.map)) return false;
    if (!this.map.sight) return true;
    const light = (this.#light ??= lightOn(this.map));
    return cellsOf(this.map.grid, other).some((cell) => (light[cell] ?? 0) > 0) || feetApart(this.map, token, other) <= darkvision;
  }

  #middles(one: Standing): Place[] {
    return cellsOf(this.map.grid, one).map((cell) => middleOf(this.map.grid, cell));
  }

  /** Cover by what stands in between: walls and rock, or somebody (SRD 5.2.1, Cover). */
  #coverOf(one: Placed, other: Placed): Cover {
    const walls = this.#wallCover(one.token, other.token) ?? 'three-quarters';
    const between = this.placed.flatMap(({ token, covers }) => (covers ? [token] : []));
    return walls === 'none' && isBehindSomebody(this.map.grid, one.token, other.token, between) ? 'half' : walls;
  }

  /**
   * How much of somebody walls and rock cover, from where they cover least: half of the places at which they can be met, or three
   * quarters. Through a window three quarters are covered. Null where everything is.
   */
  #wallCover(one: Standing, other: Standing): Cover | null {
    const places = cellsOf(this.map.grid, other).flatMap((cell) => placesIn(this.map.grid, cell));
    const barred = this.#middles(one).map((from) => places.filter((place) => !isClear(this.#way, from, place)).length / places.length);
    const part = Math.min(...barred);
    if (part === 1) return null;
    if (part >= 0.75) return 'three-quarters';
    return part >= 0.5 ? 'half' : 'none';
  }
}
