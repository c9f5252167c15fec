import { faceOf } from './face-of.ts';
import type { Hmac } from './face-of.ts';

/** One roll as the server kept it: which dice fell in which order, and how they fell. */
export interface KeptRoll {
  number: number;
  /** How many of what players added counted by then. */
  added: number;
  sides: readonly number[];
  faces: readonly number[];
}

/** What a check of rolls came to. */
export interface RollsChecked {
  dice: number;
  /** The numbers of the rolls of which a die did not fall as the secret says. */
  wrong: number[];
}

/** Reckons rolls again from the secret that the server has shown. */
export function checkRolls(
  hmac: Hmac,
  { secret, added }: { secret: string; added: readonly string[] },
  rolls: readonly KeptRoll[],
): RollsChecked {
  const wrong = rolls.filter((roll) => {
    const known = added.slice(0, roll.added);
    const source = { secret, added: known, number: roll.number };
    return (
      roll.sides.length !== roll.faces.length ||
      roll.sides.some((sides, place) => faceOf(hmac, { ...source, place }, sides) !== roll.faces[place])
    );
  });
  return { dice: rolls.reduce((sum, { faces }) => sum + faces.length, 0), wrong: wrong.map(({ number }) => number) };
}
