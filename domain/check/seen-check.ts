import type { Roll } from '#domain/dice/roll.ts';
import type { AskedCheck, CheckRoller } from './check.ts';

/** Whether the players are told less of a check than those who lead. */
export function hidesFromPlayers({ isSecret, showsDifficulty, difficulty, rollers }: AskedCheck): boolean {
  return isSecret || (difficulty !== null && !showsDifficulty) || rollers.some(({ modifier }) => modifier !== null);
}

/** A roll without what it was rolled against, and so without how it went. */
function withoutDifficulty({ outcome: _outcome, ...roll }: Roll): Roll {
  return { ...roll, against: null };
}

/**
 * A check as players are told of it: nothing that fell in secret, and no difficulty class that is not shown. All players are told the same;
 * who may know of the check at all, the audience of its message says.
 */
export function seenByPlayers(check: AskedCheck): AskedCheck {
  const { isSecret, showsDifficulty } = check;
  const seen = (roller: CheckRoller): CheckRoller => {
    const { result } = roller;
    const shownResult =
      result === null || showsDifficulty || result.roll === null ? result : { ...result, roll: withoutDifficulty(result.roll) };
    return { ...roller, modifier: null, result: isSecret ? null : shownResult };
  };
  return { ...check, difficulty: showsDifficulty ? check.difficulty : null, rollers: check.rollers.map(seen) };
}
