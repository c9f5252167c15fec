import type { Message } from '#domain/chat/message.ts';
import { diceOfRoll } from '#domain/dice/dice-of-roll.ts';
import type { Roll } from '#domain/dice/roll.ts';
import { limits } from '#domain/limits/limits.ts';
import { throwDice } from '#web/lib/thrown-dice/throws.ts';

type Rolls = readonly (Roll | null)[];

/** What of a check tells who rolled what. */
interface Rolled {
  rollers: readonly { result: { roll: Roll | null } | null }[];
}

const rollersOf = (check: Rolled | null): Rolls => check?.rollers.map(({ result }) => result?.roll ?? null) ?? [];

/** Throws the dice of rolls that were not there before, or showed other faces. */
function throwOthers(before: Rolls, now: Rolls): void {
  const fallen = now.filter((roll, n) => roll !== null && String(before[n]?.faces) !== String(roll.faces));
  throwDice(fallen.flatMap((roll) => (roll === null ? [] : diceOfRoll(roll))));
}

/** Throws the dice of a message that has just come. Of one that comes late, as after a lost connection, nothing is thrown. */
export function throwDiceOf({ rolls, check, createdAt }: Message): void {
  if (Date.now() - Date.parse(createdAt) < limits.freshRollMilliseconds) throwOthers([], [...rolls, ...rollersOf(check)]);
}

/** Throws the dice that are rolled again. */
export function throwDiceAgain(before: readonly Roll[], now: readonly Roll[]): void {
  throwOthers(before, now);
}

/** Throws the dice that have come to a check, as far as whoever looks is told of them. */
export function throwDiceOfCheck(before: Rolled | null, now: Rolled | null): void {
  throwOthers(rollersOf(before), rollersOf(now));
}
