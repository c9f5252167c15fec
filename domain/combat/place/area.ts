import type { Effect } from '#domain/rules/attack-data.ts';
import type { Panels, Targets } from '#domain/rules/activity/reach.ts';

/** The area of an effect (SRD 5.2.1, Areas of Effect): its size in feet, and for a line also its width. */
export interface Area {
  shape: 'sphere' | 'cylinder' | 'cube' | 'square' | 'cone' | 'line' | 'emanation' | 'wall' | 'ring';
  feet: number;
  /** Of a line. */
  width?: number;
  /** Of a wall that can stand as a ring: how many feet that is across. */
  ring?: number;
  /** Whether that ring is the foot of a dome or a globe. */
  dome?: true;
  /** Of a wall that strikes beyond one of its sides: how many feet. */
  side?: number;
  /** Of a wall that stands in the way: its sections. */
  panels?: Panels;
}

/** An area that can lie on a battle map, and how far from whoever makes it; null where it begins at them. */
export interface FightArea {
  area: Area;
  reach: number | null;
  /** Whether whoever makes an emanation is in it: they are where they want it so (SRD 5.2.1, Emanation). */
  own?: boolean;
}

const shapes: Partial<Record<NonNullable<Targets['area']>['shape'], Area['shape']>> = {
  sphere: 'sphere',
  cylinder: 'cylinder',
  cube: 'cube',
  square: 'square',
  cone: 'cone',
  line: 'line',
  emanation: 'emanation',
  wall: 'wall',
};

/** The area of something that is used with a slot of so many levels more than its own; null for several at once, and for none. */
export function areaOfTargets(targets: Targets | undefined, raised: number): Area | null {
  const own = targets?.area;
  const shape = own && own.count === undefined ? shapes[own.shape] : undefined;
  if (!own || !shape) return null;
  const feet = own.feet + (own.feetPerSlot ?? 0) * Math.max(0, raised);
  return {
    shape,
    feet,
    ...(own.width !== undefined && shape === 'line' && { width: own.width }),
    ...(own.ring !== undefined && { ring: own.ring }),
    ...(own.dome && { dome: own.dome }),
    ...(own.side !== undefined && { side: own.side }),
    ...(own.panels && { panels: own.panels }),
  };
}

const effectShapes = ['cone', 'line', 'cube', 'square', 'sphere', 'cylinder', 'emanation'] as const;
const written =
  /^(\d+)-foot(?:-radius)? (cone|line|cube|square|sphere|cylinder|emanation)(?:, (\d+) (?:foot|feet) wide)?(?: within (\d+) feet)?$/;

/** The area of a creature's effect as its stat block writes it: "60-foot cone"; null for other words. */
export function areaOfEffect({ area: words }: Pick<Effect, 'area'>): FightArea | null {
  const [, feet, named, width, within] = written.exec(words) ?? [];
  const shape = effectShapes.find((each) => each === named);
  if (feet === undefined || shape === undefined) return null;
  const area = { shape, feet: Number(feet), ...(width !== undefined && { width: Number(width) }) };
  return { area, reach: within === undefined ? null : Number(within) };
}
