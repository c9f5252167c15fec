import { withArticle } from '#domain/text/noun-text.ts';
import { modeOf } from './reasons.ts';
import { facesSum } from './counted-faces.ts';
import type { Dice } from './dice.ts';
import type { Roll } from './roll.ts';

/** How many sides each die has, in the order of the faces: `1d8+2d6` is 8, 6, 6. */
function sidesOf({ dice }: Roll): number[] {
  return dice.split('+').flatMap((pool) => {
    const [count = '0', sides = '0'] = pool.split('d');
    return Array.from({ length: Number(count) }, () => Number(sides));
  });
}

/** Whether the lowest die was kept, as disadvantage does. */
function keptLow(roll: Roll): boolean {
  const { faces, kept } = roll;
  const [only = 0] = kept;
  const [low, high] = [Math.min(...faces), Math.max(...faces)];
  return low === high ? modeOf(roll) === 'disadvantage' : only === low;
}

/**
 * A roll with one die of it rolled again: the lowest, which gains most, and the new face counts. `isLow` says that the lower of two
 * dice counts, where the roll itself does not tell. Null for a roll without dice.
 */
export function oneDieAgain(before: Roll, dice: Dice, isLow = keptLow(before)): Roll | null {
  const { faces } = before;
  const sides = sidesOf(before);
  if (faces.length === 0 || sides.length !== faces.length) return null;
  const place = faces.indexOf(Math.min(...faces));
  const now = faces.with(place, dice(sides[place] ?? 20));
  const kept = before.kept.length === faces.length ? now : [isLow ? Math.min(...now) : Math.max(...now)];
  const notes = [...(before.notes ?? []), `Heroic Inspiration: ${withArticle(`${faces[place] ?? 0}`)} was rolled again`];
  return { ...before, faces: now, kept, total: before.total - facesSum(before) + facesSum({ ...before, kept }), notes };
}
