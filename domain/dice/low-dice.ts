import type { Dice } from './dice.ts';

interface Fallen {
  sides: number;
  face: number;
}

/** Places of the lowest dice that showed less than their average, so many at most. */
function lowest(fallen: readonly Fallen[], most: number): Set<number> {
  const low = fallen.flatMap(({ sides, face }, place) => (2 * face < sides + 1 ? [{ place, short: (sides + 1) / 2 - face }] : []));
  return new Set(
    low
      .toSorted((one, other) => other.short - one.short)
      .slice(0, most)
      .map(({ place }) => place),
  );
}

/** Rolls, and says how to roll the same with the lowest dice rolled again, so many at most; null where none is low. */
export function lowRolledAgain<Rolled>(
  dice: Dice,
  most: number,
  roll: (dice: Dice) => Rolled,
): { first: Rolled; again: (() => Rolled) | null } {
  const fallen: Fallen[] = [];
  const first = roll((sides) => {
    const face = dice(sides);
    fallen.push({ sides, face });
    return face;
  });
  const low = lowest(fallen, most);
  if (low.size === 0) return { first, again: null };
  const again = () => {
    let place = 0;
    return roll((sides) => {
      const at = place;
      place += 1;
      return low.has(at) ? dice(sides) : (fallen[at]?.face ?? dice(sides));
    });
  };
  return { first, again };
}
