import { gameLimits } from '#domain/limits/game-limits.ts';
import type { RollWish } from './sheet-rolls.ts';

/** What was typed and chosen so far. */
export type WishDraft = Pick<RollWish, 'advantage' | 'to'> & { bonus: string; dc: string };

/** What is wrong with what was typed, by field. */
export interface WishProblems {
  bonus?: string;
  dc?: string;
}

/** A whole number as people type it, a true minus too; null where it is none. */
function wholeIn(typed: string): number | null {
  const text = typed.trim().replace(/^[−–]/, '-');
  return /^[+-]?\d+$/.test(text) ? Number(text) : null;
}

/** What was typed as a wish, or which field is wrong. Empty fields say nothing. */
export function readWish(draft: WishDraft): { ok: true; wish: RollWish } | { ok: false; problems: WishProblems } {
  const { advantage, bonus: typedBonus, dc: typedDc, to } = draft;
  const { situationalBonus: most, difficultyClass: highest } = gameLimits;
  const bonus = typedBonus.trim() === '' ? 0 : wholeIn(typedBonus);
  const dc = typedDc.trim() === '' ? null : wholeIn(typedDc);
  const isBonus = bonus !== null && Math.abs(bonus) <= most;
  const isDc = typedDc.trim() === '' || (dc !== null && dc >= 1 && dc <= highest);
  if (isBonus && isDc) return { ok: true, wish: { advantage, bonus, dc, to } };
  return {
    ok: false,
    problems: {
      bonus: isBonus ? undefined : `A whole number from −${most} to ${most}.`,
      dc: isDc ? undefined : `A whole number from 1 to ${highest}.`,
    },
  };
}
