import type { FallenDie } from '#domain/dice/dice-of-roll.ts';
import type { SolidName } from './die-solids.ts';

/** One die as it is thrown: what it is made as, and the value that it comes to show. */
export interface ThrownDie {
  solid: SolidName;
  value: number;
  kept: boolean;
}

const solids = new Map<number, SolidName>([
  [4, 'd4'],
  [6, 'd6'],
  [8, 'd8'],
  [10, 'd10'],
  [12, 'd12'],
  [20, 'd20'],
]);

/** A die as it is thrown; a d100 as two of ten sides. Null for one that nobody has ever made. */
function thrown({ sides, isFate, face, kept }: FallenDie): ThrownDie[] | null {
  if (isFate) return [{ solid: 'fate', value: face, kept }];
  if (sides === 100) {
    return [
      { solid: 'tens', value: Math.floor((face % 100) / 10), kept },
      { solid: 'd10', value: face % 10, kept },
    ];
  }
  const solid = solids.get(sides);
  return solid === undefined ? null : [{ solid, value: solid === 'd10' ? face % 10 : face, kept }];
}

/** The dice of a roll as they are thrown; null where one of them has no shape. */
export function thrownDice(dice: readonly FallenDie[]): ThrownDie[] | null {
  const all = dice.map(thrown);
  return all.every((each) => each !== null) ? all.flat() : null;
}
