import type { Part } from '#domain/character/sheet/figure.ts';

/** One part of a sum: the first as it is, the others with their sign. */
export function partText({ value }: Part, index: number): string {
  if (index === 0) return `${value}`;
  return value < 0 ? `− ${Math.abs(value)}` : `+ ${value}`;
}

/** A bonus as people write it, with a true minus: "+3", "−1". */
export function bonusText(value: number): string {
  return value < 0 ? `−${Math.abs(value)}` : `+${value}`;
}

/** Dice and what is added to them: "1d8 + 3"; nothing is added where it is 0, and where there are no dice it is one number. */
export function damageText(dice: string, bonus: number): string {
  if (/^\d+$/.test(dice)) return `${Math.max(0, Number(dice) + bonus)}`;
  if (bonus === 0) return dice;
  return `${dice} ${bonus < 0 ? '−' : '+'} ${Math.abs(bonus)}`;
}
