import type { AppliedRoll } from '#domain/check/applied-roll.ts';
import type { NarrationInfo } from '#domain/chat/message.ts';
import type { AskedCheck } from '#domain/check/check.ts';

/** Where something stands here that stood at a position elsewhere. */
export type Move = (position: number) => number;

/**
 * Moves positions of a story to others in the same order. A position at which nothing stands becomes the last before it, or 0:
 * up to there the same has happened.
 */
export function moveTo(from: readonly number[], to: readonly number[]): Move {
  return (position) => {
    let [low, high] = [0, from.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((from[middle] ?? 0) <= position) low = middle + 1;
      else high = middle;
    }
    return to[low - 1] ?? 0;
  };
}

interface Taken {
  position: number | null;
}

const movedTaken = <Each extends Taken>(taken: Each, move: Move): Each => ({
  ...taken,
  position: taken.position === null ? null : move(taken.position),
});

function movedTakings<Each extends Taken, Holder extends { applied?: Each | undefined; takenBack?: Each | undefined }>(
  holder: Holder,
  move: Move,
): Holder {
  const { applied, takenBack } = holder;
  return {
    ...holder,
    ...(applied && { applied: movedTaken(applied, move) }),
    ...(takenBack && { takenBack: movedTaken(takenBack, move) }),
  };
}

/** A check that knows the changes of sheets that it led to by where they stand now. */
export function moveCheck(check: AskedCheck, move: Move): AskedCheck {
  const { cause } = check;
  const moved = cause && {
    ...cause,
    ...(cause.position !== undefined && { position: move(cause.position) }),
    ...(cause.takenBackBy !== undefined && { takenBackBy: move(cause.takenBackBy) }),
  };
  return { ...check, rollers: check.rollers.map((roller) => movedTakings(roller, move)), ...(moved && { cause: moved }) };
}

/** The same of rolls that somebody was given. In a fight the position is of its entry, and stays. */
export function moveApplied(applied: readonly AppliedRoll[], move: Move): AppliedRoll[] {
  return applied.map((each) => (each.fightId === null ? movedTakings(each, move) : each));
}

/** A reply that knows the change of a sheet that it tells of by where that stands now. */
export function moveTold<Told extends Pick<NarrationInfo, 'change'>>(narration: Told, move: Move): Told {
  const { change } = narration;
  if (!change) return narration;
  const { takenBackBy } = change;
  const moved = { ...change, position: move(change.position), ...(takenBackBy !== undefined && { takenBackBy: move(takenBackBy) }) };
  return { ...narration, change: moved };
}

interface Side {
  characterId: string;
  position: number;
}

/** A gift whose two sides know their changes by where they stand now. */
export function moveGift<Gift extends { giver: Side; receiver: Side }>(gift: Gift, move: Move): Gift {
  const moved = (side: Side) => ({ ...side, position: move(side.position) });
  return { ...gift, giver: moved(gift.giver), receiver: moved(gift.receiver) };
}
