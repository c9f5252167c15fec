import { amongOthers } from '#domain/battle-map/spaces.ts';
import { middleOf } from '#domain/battle-map/grid.ts';
import { waysFrom } from '#domain/battle-map/way.ts';
import type { Way } from '#domain/battle-map/way.ts';
import { feetForEach, movementOf } from '#domain/combat/acts/movement.ts';
import type { Aim, Aiming, NpcGround, Walk } from '#domain/combat/npc/ground.ts';
import type { FightArea } from '#domain/combat/place/area.ts';
import { attackReach, besideFeet } from '#domain/combat/place/reach.ts';
import type { Reached } from '#domain/combat/place/reach.ts';
import { isFoe } from '#domain/combat/sides.ts';
import type { Combat, Combatant } from '#domain/combat/state.ts';
import type { Direction } from '#domain/rules/activity/change.ts';
import type { Attack } from '#domain/rules/attack-data.ts';
import { aimed } from './aim.ts';
import { leavingOn } from './leaving.ts';
import { tokenOfFighter } from './place-those.ts';
import { feetApart } from './stands.ts';
import type { Battlefield, Placed } from './stands.ts';
import { spacesFor } from './spaces.ts';
import { isFree } from './thrown.ts';
import { walkStep } from './walk-step.ts';

/** From so far away on, nobody who shoots goes further off. */
const farEnough = 30;

/** How many ways into reach are looked at for one that leaves nobody's reach. */
const waysTried = 8;

const slant = Math.SQRT1_2;
/** How far each way leads to the right and down a map. */
const headings: Readonly<Record<Direction, readonly [number, number]>> = {
  north: [0, -1],
  northeast: [slant, -slant],
  east: [1, 0],
  southeast: [slant, slant],
  south: [0, 1],
  southwest: [-slant, slant],
  west: [-1, 0],
  northwest: [-slant, -slant],
};

/** A cell where somebody can come to stand, and the way there; no cells where they stand already. */
interface Spot extends Way {
  one: Placed;
}

/** What the battle map tells an NPC in its turn; null for who does not stand on it. */
export function npcGround(field: Battlefield, combat: Combat, npcId: string): NpcGround | null {
  const one = field.placed.find(({ id }) => id === npcId);
  const npc = combat.combatants.find(({ id }) => id === npcId);
  const token = npc && tokenOfFighter(field.map.tokens, npc);
  return one && npc && token ? new Ground(field, combat, { one, npc, token }) : null;
}

type Who = { one: Placed; npc: Combatant; token: NonNullable<ReturnType<typeof tokenOfFighter>> };

class Ground implements NpcGround {
  readonly #field: Battlefield;
  readonly #combat: Combat;
  readonly #who: Who;
  readonly #foes: Placed[];
  /** Feet of a way for which its movement lasts. */
  readonly #left: number;
  readonly #seen = new Map<string, boolean>();
  #spots: Spot[] | undefined;

  constructor(field: Battlefield, combat: Combat, who: Who, share?: number) {
    [this.#field, this.#combat, this.#who] = [field, combat, who];
    const isUp = (id: string) => combat.combatants.some((each) => each.id === id && !each.dead && isFoe(who.npc.side, each.side));
    this.#foes = field.placed.filter(({ id }) => isUp(id));
    const { left } = movementOf(share === undefined ? combat : { ...combat, active: null }, who.npc, who.token.speed);
    this.#left = Math.floor((left * (share ?? 1)) / feetForEach(combat, who.npc));
  }

  movingOnly(share: number): NpcGround {
    return new Ground(this.#field, this.#combat, this.#who, share);
  }

  attacksOn(targetId: string): ReadonlyMap<string, Walk | null> {
    const target = this.#placed(targetId);
    if (!target) return new Map();
    return new Map(
      this.#who.npc.attacks.flatMap((attack): [string, Walk | null][] => {
        const spot = this.#spotFor(attack, target);
        return spot ? [[attack.name, spot.cells.length === 0 ? null : this.#walk(spot)]] : [];
      }),
    );
  }

  feetTo(targetId: string): number | null {
    const target = this.#placed(targetId);
    return target && this.#sees(this.#here, target) ? this.#feet(this.#here, target) : null;
  }

  aim(area: FightArea, whom: Aiming): Aim | null {
    return aimed(this.#field, this.#here, area, whom);
  }

  nearer(targetIds: readonly string[]): Walk | 'spent' | null {
    const targets = targetIds.flatMap((id) => this.#placed(id) ?? []);
    for (const { cells, feet, costs } of this.#ways()) {
      const spot = this.#at(cells.at(-1) ?? this.#who.token.cell);
      const isThere = targets.some((target) => this.#feet(spot, target) <= besideFeet);
      if (!isThere || !isFree(this.#field, this.#who.one, spot.token.cell) || feet === 0) continue;
      const steps = costs();
      // As far as it comes, and not into the space of anybody.
      const last = cells.findLastIndex((cell, at) => (steps[at] ?? Infinity) <= this.#left && isFree(this.#field, this.#who.one, cell));
      return last === -1 ? 'spent' : this.#walk({ cells: cells.slice(0, last + 1), feet: steps[last] ?? 0 });
    }
    return null;
  }

  away(fromId: string): Walk | 'nowhere' | null {
    const from = this.#placed(fromId);
    if (!from) return null;
    const here = this.#feet(this.#here, from);
    const further = this.#reachable()
      .map((spot) => ({ spot, feet: this.#feet(spot.one, from) }))
      .filter(({ feet }) => feet > here)
      .toSorted((one, other) => other.feet - one.feet)
      .map(({ spot }) => spot);
    const best = further.slice(0, waysTried).find((spot) => !this.#leavesReach(spot)) ?? further[0];
    return best ? this.#walk(best) : 'nowhere';
  }

  along(way: Direction): Walk | null {
    const { grid } = this.#field.map;
    const [east, south] = headings[way];
    const from = middleOf(grid, this.#who.token.cell);
    const onward = this.#reachable().map((spot) => {
      const to = middleOf(grid, spot.one.token.cell);
      const [x, y] = [to.x - from.x, to.y - from.y];
      // What leads aside counts against it.
      return { spot, gain: x * east + y * south - 2 * Math.abs(x * south - y * east) };
    });
    const [best] = onward.filter(({ gain }) => gain > 0).toSorted((one, other) => other.gain - one.gain);
    return best ? this.#walk(best.spot) : null;
  }

  get #here(): Placed {
    return this.#who.one;
  }

  #placed(id: string): Placed | undefined {
    return this.#field.placed.find((each) => each.id === id);
  }

  #at(cell: number): Placed {
    return { ...this.#here, token: { ...this.#here.token, cell } };
  }

  #feet(one: Placed, other: Placed): number {
    return feetApart(this.#field.map, one.token, other.token);
  }

  #sees(one: Placed, target: Placed): boolean {
    const key = `${one.token.cell} ${target.id}`;
    const known = this.#seen.get(key) ?? this.#field.sees(one, target);
    this.#seen.set(key, known);
    return known;
  }

  /** All ways that go through nobody who bars them, the nearest first. */
  #ways() {
    const { token, npc } = this.#who;
    const { ground, may } = amongOthers(this.#field.map, token, spacesFor(this.#field, this.#combat.combatants, npc.id));
    return waysFrom(ground, token, may);
  }

  /** Where it can stand in this turn, the nearest first. */
  #reachable(): Spot[] {
    if (this.#spots) return this.#spots;
    const spots: (Spot & { length: number })[] = [{ one: this.#here, cells: [], feet: 0, length: 0 }];
    for (const { cells, feet, length } of this.#ways()) {
      if (feet > this.#left) break;
      const cell = cells.at(-1);
      if (cell !== undefined && isFree(this.#field, this.#here, cell)) spots.push({ one: this.#at(cell), cells, feet, length });
    }
    // Of ways that cost the same, the straightest.
    return (this.#spots = spots.toSorted((one, other) => one.feet - other.feet || one.length - other.length));
  }

  #walk(way: Way): Walk {
    return walkStep(this.#field, this.#combat, this.#who.npc, this.#who.token, way);
  }

  #leavesReach({ cells }: Spot): boolean {
    return cells.length > 0 && leavingOn(this.#field, this.#here, cells, this.#combat.combatants).ids.length > 0;
  }

  /** From where it makes an attack: beside its target, or for who shoots from further off; undefined where it does not come so far. */
  #spotFor(attack: Attack, target: Placed): Spot | undefined {
    const reaching = (by: Pick<Attack, 'kind' | 'reach' | 'range'>) =>
      this.#reachable().flatMap((spot) => {
        const reached = attackReach(by, this.#feet(spot.one, target));
        return reached && this.#sees(spot.one, target) ? [{ spot, reached }] : [];
      });
    if (attack.kind !== 'ranged') {
      const beside = reaching({ ...attack, kind: 'melee' }).map(({ spot }) => spot);
      const quiet = beside.slice(0, waysTried).find((spot) => !this.#leavesReach(spot));
      if (beside.length > 0) return quiet ?? beside[0];
    }
    return attack.kind === 'melee' ? undefined : this.#offSpot(reaching(attack));
  }

  /** Who shoots keeps off: where no foe is near, within the usual range; once it has moved or attacked, it stays. */
  #offSpot(spots: readonly { spot: Spot; reached: Reached }[]): Spot | undefined {
    const worth = ({ spot, reached }: (typeof spots)[number]) => {
      const nearest = Math.min(farEnough, ...this.#foes.map((foe) => this.#feet(spot.one, foe)));
      return nearest - (reached.long ? farEnough : 0) - (nearest <= besideFeet ? farEnough : 0) - spot.feet / 1000;
    };
    const here = spots.find(({ spot }) => spot.cells.length === 0);
    if (here && (this.#combat.movement.feet > 0 || this.#combat.attacksMade > 0)) return here.spot;
    const sorted = spots.toSorted((one, other) => worth(other) - worth(one));
    return (sorted.slice(0, waysTried).find(({ spot }) => !this.#leavesReach(spot)) ?? here ?? sorted[0])?.spot;
  }
}
