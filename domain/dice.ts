import { DiceText } from './adventure.ts';
import type { Degree, Throw } from './request.ts';

/** A source of chance: gives a whole number from 1 to `sides`, each as likely as the others. */
export type Dice = (sides: number) => number;

interface D20 {
  modifier: number;
  advantage: 'none' | 'advantage' | 'disadvantage';
  label: string;
  against: number | null;
}

/** Throws a d20, or two of which advantage keeps the higher and disadvantage the lower. */
export function rollD20(dice: Dice, { modifier, advantage, label, against }: D20): Throw {
  const faces = advantage === 'none' ? [dice(20)] : [dice(20), dice(20)];
  const kept = advantage === 'disadvantage' ? Math.min(...faces) : Math.max(...faces);
  return { label, dice: `${faces.length}d20`, faces, kept: [kept], modifier, total: kept + modifier, against };
}

/** Throws written dice such as `2d6+1`, the number of dice (not the bonus) taken `times` over; refuses what is not dice text. */
export function rollDice(dice: Dice, text: string, label: string, times = 1): Throw {
  const [, count, sides, bonus = '0'] = /^(\d+)d(\d+)([+-]\d+)?$/.exec(DiceText.parse(text)) ?? [];
  const faces = Array.from({ length: Number(count) * times }, () => dice(Number(sides)));
  const modifier = Number(bonus);
  const total = faces.reduce((sum, face) => sum + face, modifier);
  return { label, dice: `${faces.length}d${sides}`, faces, kept: [...faces], modifier, total, against: null };
}

/** The face that counted when the throw was a single d20; otherwise nothing is natural about it. */
export function naturalOf({ dice, kept }: Throw): number | undefined {
  return dice.endsWith('d20') && kept.length === 1 ? kept[0] : undefined;
}

/**
 * How well a throw went. The natural face comes first: 20 is a triumph and 1 a disaster whatever the sum. Then ten over is a
 * triumph, met a success, missed by up to three a near miss, and the rest failure. A throw against nothing always meets it.
 */
export function degreeOf(thrown: Throw): Degree {
  const natural = naturalOf(thrown);
  if (natural === 20) return 'triumph';
  if (natural === 1) return 'disaster';
  const over = thrown.against === null ? 0 : thrown.total - thrown.against;
  if (over >= 10) return 'triumph';
  if (over >= 0) return 'success';
  return over >= -3 ? 'near miss' : 'failure';
}

/** Whether a degree counts as having done it. */
export function isSuccess(degree: Degree | null): boolean {
  return degree === 'triumph' || degree === 'success';
}

/** The modifier of an ability score: half of what it has above ten, rounded down. */
export function modifierOf(score: number): number {
  return Math.floor((score - 10) / 2);
}

/** A throw in one line for people: `Kara: stealth: 2d20 (14, 7; 14 kept) + 2 = 16 against 13`. */
export function describeThrow({ label, dice, faces, kept, modifier, total, against }: Throw): string {
  const choice = kept.length < faces.length ? `; ${kept.join(', ')} kept` : '';
  const bonus = modifier === 0 ? '' : ` ${modifier < 0 ? '-' : '+'} ${Math.abs(modifier)}`;
  const goal = against === null ? '' : ` against ${against}`;
  return `${label}: ${dice} (${faces.join(', ')}${choice})${bonus} = ${total}${goal}`;
}
