import type { FightArea } from '#domain/combat/place/area.ts';
import type { Direction } from '#domain/rules/activity/change.ts';
import type { CombatStepNamed } from '#domain/combat/step.ts';

/** A walk over a battle map, as a step of a fight. */
export type Walk = CombatStepNamed<'move'>;

/** Whom an area shall catch, and whom it should not. */
export interface Aiming {
  foes: readonly string[];
  friends: readonly string[];
  /** Rather than others. */
  mark: string;
}

/** Whom of its foes an NPC catches with something, how many friends beside them, and where it puts its area on a battle map. */
export interface Aim {
  targetIds: string[];
  spoiled: number;
  placing?: { origin: number; towards: { x: number; y: number } } | undefined;
}

/** What a battle map tells an NPC in its turn. */
export interface NpcGround {
  /** With which of its attacks it can attack somebody in this turn, by their names, and the walk that it takes before; null where none is needed. */
  attacksOn: (targetId: string) => ReadonlyMap<string, Walk | null>;
  /** How many feet away somebody is whom it sees; null for all others. */
  feetTo: (targetId: string) => number | null;
  /** The same where it moves no further than a part of its speed, as before a blow out of its turn. */
  movingOnly: (share: number) => NpcGround;
  /** Where it puts an area so that it catches the most foes and the fewest friends; null where it would catch no more of those than of these. */
  aim: (area: FightArea, whom: Aiming) => Aim | null;
  /** How it comes nearer to some others, as far as its movement lasts: `spent` where a way leads there and none is left, null where none leads there. */
  nearer: (targetIds: readonly string[]) => Walk | 'spent' | null;
  /** How it gets as far from somebody as its movement lasts, rather out of nobody's reach; null where they do not stand on the map. */
  away: (fromId: string) => Walk | 'nowhere' | null;
  /** How it goes in a direction, as far as its movement lasts; null where it gets no further that way. */
  along: (way: Direction) => Walk | null;
}

/** A spell, power or effect is tried from within so many feet. */
const meansFeet = 60;

/** Those of some enemies against whom an NPC can do something in this turn; once it has moved, rather those for whom it need not move again. */
export function withinReach<One extends { id: string }>(
  ground: NpcGround,
  enemies: readonly One[],
  { hasMeans, hasMoved }: { hasMeans: boolean; hasMoved: boolean },
): One[] {
  const isNear = (feet: number | null) => hasMeans && feet !== null && feet <= meansFeet;
  const reached = enemies.filter(({ id }) => ground.attacksOn(id).size > 0 || isNear(ground.feetTo(id)));
  const standing = hasMoved ? reached.filter(({ id }) => [...ground.attacksOn(id).values()].includes(null)) : [];
  return standing.length > 0 ? standing : reached;
}
