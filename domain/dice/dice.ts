import { dicePattern } from './text.ts';
import type { Roll } from './roll.ts';

/** A source of chance: gives a whole number from 1 to `sides`, each as likely as the others. */
export type Dice = (sides: number) => number;

interface D20 {
  modifier: number;
  advantage: 'none' | 'advantage' | 'disadvantage';
  label: string;
  against: number | null;
  /** What its card says besides the faces, a line each. */
  notes?: readonly string[];
}

/** Rolls a d20, or two of which advantage keeps the higher and disadvantage the lower. */
export function rollD20(dice: Dice, { modifier, advantage, label, against, notes = [] }: D20): Roll {
  const faces = advantage === 'none' ? [dice(20)] : [dice(20), dice(20)];
  const kept = advantage === 'disadvantage' ? Math.min(...faces) : Math.max(...faces);
  const roll = { label, dice: `${faces.length}d20`, faces, kept: [kept], modifier, total: kept + modifier, against };
  return { ...roll, ...(advantage !== 'none' && { advantage }), ...(notes.length > 0 && { notes: [...notes] }) };
}

/** Rolls written dice such as `2d6+1`, the number of dice (not the bonus) taken `times` over; refuses what is not dice text. */
export function rollDice(dice: Dice, text: string, label: string, times = 1): Roll {
  if (!dicePattern.test(text)) throw new Error(`"${text}" is not a dice roll. Write it like 2d6+3.`);
  const [, count, sides, bonus = '0'] = /^(\d+)d(\d+)([+-]\d+)?$/.exec(text) ?? [];
  const faces = Array.from({ length: Number(count) * times }, () => dice(Number(sides)));
  const modifier = Number(bonus);
  const total = faces.reduce((sum, face) => sum + face, modifier);
  return { label, dice: `${faces.length}d${sides}`, faces, kept: [...faces], modifier, total, against: null };
}
