import type { Activity } from '#domain/rules/activity/activity.ts';
import type { Shares } from './shares.ts';

/** Somebody among whom healing is divided: how many hit points are left of how many. */
export interface Mended {
  id: string;
  left: number;
  maximum: number;
}

/** How many hit points somebody can be given: up to all of them, or up to the half that something heals at most. */
function roomOf({ left, maximum }: Mended, upTo: 'half' | undefined): number {
  return Math.max(0, (upTo === 'half' ? Math.floor(maximum / 2) : maximum) - left);
}

/**
 * Divides a pool of healing among those it is used on, by their ids: as evenly as whole points go, nobody more than they can be given, and
 * what one has no room for goes to the others (SRD 5.2.1, Preserve Life and Mass Heal).
 */
export function shareHealing(pool: number, targets: readonly Mended[], upTo?: 'half'): ReadonlyMap<string, number> {
  const inNeed = targets.map((each) => ({ id: each.id, room: roomOf(each, upTo) })).toSorted((one, other) => one.room - other.room);
  const shares = new Map<string, number>();
  let rest = pool;
  for (const [place, { id, room }] of inNeed.entries()) {
    const share = Math.min(room, Math.floor(rest / (inNeed.length - place)));
    shares.set(id, share);
    rest -= share;
  }
  return shares;
}

/** Whether whoever uses something divides its healing among those it is used on. */
export const isDivided = (activity: Activity): boolean =>
  activity.kind === 'heal' && activity.healing.some(({ shared }) => shared === true);

/** What is wrong with shares: more than the pool has, or more than somebody can be given. */
export type ShareFault = { kind: 'pool'; most: number } | { kind: 'room'; id: string; most: number };

/**
 * The same with what some of them are to be given: the others divide what is left (SRD 5.2.1, Preserve Life: the points are divided as
 * one chooses). Answers what is wrong where that is more than the pool, or more than somebody can be given.
 */
export function shareAsChosen(
  pool: number,
  { targets, upTo, chosen = [] }: { targets: readonly Mended[]; upTo: 'half' | undefined; chosen?: Shares | undefined },
): ReadonlyMap<string, number> | ShareFault {
  const given = new Map<string, number>();
  for (const { id, amount } of chosen) if (targets.some((each) => each.id === id)) given.set(id, amount);
  const rest = [...given.values()].reduce((left, amount) => left - amount, pool);
  if (rest < 0) return { kind: 'pool', most: pool };
  const over = targets.find((each) => (given.get(each.id) ?? 0) > roomOf(each, upTo));
  if (over) return { kind: 'room', id: over.id, most: roomOf(over, upTo) };
  const others = targets.filter(({ id }) => !given.has(id));
  return new Map([...given, ...shareHealing(rest, others, upTo)]);
}
