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
