import type { Dice } from '#domain/dice/dice.ts';
import type { Fallen } from './offer.ts';

/** Dice that fall again as they fell before a step had to wait, and then anew; `fallen` has all that fell. */
export function replayed(dice: Dice, before: readonly Fallen[]): { dice: Dice; fallen: Fallen[] } {
  const fallen: Fallen[] = [];
  return {
    fallen,
    dice: (sides) => {
      const kept = before[fallen.length];
      const face = kept?.sides === sides ? kept.face : dice(sides);
      fallen.push({ sides, face });
      return face;
    },
  };
}
