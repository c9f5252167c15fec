import { drawOf, oneOf, shuffled } from '#domain/idea/draw.ts';
import type { Draw } from '#domain/idea/draw.ts';
import { limits } from '#domain/limits/limits.ts';
import { encounterBudget } from '#domain/rules/encounter.ts';
import type { Creature } from './creature.ts';
import { costOf, countOf, knownFoes } from './foes.ts';
import type { Foe } from './foes.ts';
import { isAbove, isWeak, partyLevel } from './party-level.ts';
import { difficulties, groupings } from './terrains.ts';
import type { AimedDifficulty, Grouping, Terrain } from './terrains.ts';

/** What an encounter is to be like. */
export interface Wish {
  levels: readonly number[];
  difficulty: AimedDifficulty;
  /** Any where they are left out. */
  terrain?: Terrain | undefined;
  type?: Creature['type'] | undefined;
  grouping?: Grouping | undefined;
  /** Of these creatures alone: those whom a faction names, say. */
  of?: readonly string[] | undefined;
  /** Those that stay as they are. */
  locked: readonly Foe[];
  seed: string;
}

export interface Suggestion {
  foes: Foe[];
  /** What is locked alone costs more than the budget. In every other case the budget holds. */
  isOver: boolean;
  /** Nothing fits what was asked for, so that only what is locked stands there. */
  isEmpty: boolean;
}

interface Group {
  members: { creature: Creature; count: number }[];
  cost: number;
}

/** What may be spent on creatures that fit, from where on it is enough, and how many may come. */
interface Room {
  fitting: readonly Creature[];
  left: number;
  enough: number;
  most: number;
}

/**
 * Foes within the budget of the heroes’ levels for a difficulty, and where that can be beyond the next lower one: a leader with followers of the same band, a pack, a pair or a
 * single creature. The same wish is answered the same. Nobody comes whose rating is above the party’s level, and no more than
 * two for each hero (one for each of levels 1 and 2), as the SRD advises; what is locked counts.
 */
export function suggestEncounter(creatures: readonly Creature[], wish: Wish): Suggestion {
  const { locked, levels, difficulty, seed } = wish;
  const known = knownFoes(locked, new Map(creatures.map((each) => [each.id, each])));
  const spent = costOf(known);
  const budget = encounterBudget(levels);
  const left = budget[difficulty] - spent;
  // More than the next lower budget: otherwise it would be of that difficulty.
  const lower = difficulties[difficulties.indexOf(difficulty) - 1];
  const enough = Math.max(left * limits.encounterSpentPart, lower ? budget[lower] - spent + 1 : 0);
  const most = Math.min(levels.length * (isWeak(levels) ? 1 : limits.encounterCreaturesPerHero) - countOf(locked), limits.monstersAtOnce);
  const draw = drawOf(`encounter ${seed}`);
  const taken = locked.length >= limits.encounterKinds - 1;
  const group = left > 0 && most > 0 && !taken ? groupFor(roomFor(creatures, wish, { left, enough, most }), wish, draw) : null;
  const drawn = group?.members.map(({ creature: { id }, count }) => ({ id, count, locked: false })) ?? [];
  return { foes: [...locked, ...drawn], isOver: left < 0, isEmpty: group === null };
}

function roomFor(creatures: readonly Creature[], wish: Wish, around: Omit<Room, 'fitting'>): Room {
  const level = partyLevel(wish.levels);
  const kept = new Set(wish.locked.map(({ id }) => id));
  const only = wish.of && new Set(wish.of);
  const fitting = creatures.filter(
    (each) =>
      each.xp > 0 &&
      each.xp <= around.left &&
      !isAbove(each, level) &&
      !kept.has(each.id) &&
      (only === undefined || only.has(each.id)) &&
      (wish.type === undefined || each.type === wish.type) &&
      (wish.terrain === undefined || each.terrains.length === 0 || each.terrains.includes(wish.terrain)),
  );
  return { fitting: fitting.toSorted((one, other) => (one.id < other.id ? -1 : 1)), ...around };
}

/** The first kind of group that spends enough; otherwise the one of all that spends most. */
function groupFor(room: Room, { grouping }: Wish, draw: Draw): Group | null {
  let best: Group | null = null;
  for (const each of grouping ? [grouping] : shuffled(groupings, draw)) {
    const group = oneOf(goodOf(groupsOf[each](room), room), draw, null);
    if (group && isEnough(group, room)) return group;
    if (group && group.cost > (best?.cost ?? 0)) best = group;
  }
  return best;
}

const isEnough = ({ cost }: Group, { enough }: Room) => cost >= enough;

/** Those that spend enough; where none does, the one that spends most. */
function goodOf(groups: readonly Group[], room: Room): Group[] {
  const good = groups.filter((group) => isEnough(group, room));
  const [first, ...others] = groups;
  return good.length > 0 || !first ? good : [others.reduce((most, group) => (group.cost > most.cost ? group : most), first)];
}

/** As many of one creature as may come and are paid for, from so many to so many; none where they are fewer. */
function several(creature: Creature, { left, most }: Pick<Room, 'left' | 'most'>, from: number, to: number): Group[] {
  const count = Math.min(to, most, Math.floor(left / creature.xp));
  return count >= from ? [{ members: [{ creature, count }], cost: creature.xp * count }] : [];
}

const isAlone = ({ roles }: Creature) => roles.includes('solo');

/** Every group of a kind that there is room for. */
const groupsOf: Record<Grouping, (room: Room) => Group[]> = {
  single: (room) => room.fitting.flatMap((creature) => several(creature, room, 1, 1)),
  pair: (room) => room.fitting.flatMap((creature) => (isAlone(creature) ? [] : several(creature, room, 2, 2))),
  pack: (room) => room.fitting.flatMap((creature) => (isAlone(creature) ? [] : several(creature, room, 3, room.most))),
  leader: (room) =>
    room.fitting.filter(({ xp }) => xp >= room.left * limits.encounterLeaderPart).flatMap((leader) => followedBy(leader, room)),
};

/** A leader with each kind of followers: weaker ones of a band that both go about with, two at least. */
function followedBy(leader: Creature, { fitting, left, most }: Room): Group[] {
  const rest = { left: left - leader.xp, most: most - 1 };
  return fitting
    .filter((each) => each.xp < leader.xp && !isAlone(each) && each.bands.some((band) => leader.bands.includes(band)))
    .flatMap((follower) => several(follower, rest, 2, rest.most))
    .map(({ members, cost }) => ({ members: [{ creature: leader, count: 1 }, ...members], cost: cost + leader.xp }));
}
