import { z } from 'zod';

/** How somebody looks to those who may not know numbers. */
const healths = ['unhurt', 'scratched', 'bloodied', 'nearDeath', 'down', 'dead'] as const;
export const Health = z.enum(healths);
export type Health = (typeof healths)[number];

/** Whether something is one of these. It asks no schema, so that the browser loads none for it. */
export const isHealth = (value: unknown): value is Health => healths.some((health) => health === value);

interface Body {
  hitPoints: number;
  maxHitPoints: number;
  dead: boolean;
}

/** Health as a sentence names it: "near death". */
export const healthLabel = (health: Health): string => (health === 'nearDeath' ? 'near death' : health);

/** Whether somebody has no more than half of their hit points (SRD 5.2.1, Bloodied). */
export const isBloodied = ({ hitPoints, maxHitPoints }: Pick<Body, 'hitPoints' | 'maxHitPoints'>): boolean => hitPoints * 2 <= maxHitPoints;

/** Bloodied from a half of the hit points (SRD 5.2), near death from a tenth or the last one; down is alive with none. */
export function healthOf({ hitPoints, maxHitPoints, dead }: Body): Health {
  if (dead) return 'dead';
  if (hitPoints === 0) return 'down';
  if (hitPoints >= maxHitPoints) return 'unhurt';
  if (!isBloodied({ hitPoints, maxHitPoints })) return 'scratched';
  return hitPoints === 1 || hitPoints * 10 <= maxHitPoints ? 'nearDeath' : 'bloodied';
}
