import type { DamageType } from '#domain/rules/combat-terms.ts';

/** One piece of a number, as "DEX 2". */
export interface Part {
  label: string;
  value: number;
}

/** Dice that are rolled with a number, as "Bless 1d4". */
export interface PartDice {
  label: string;
  dice: string;
  /** Of damage: its type, where it is not that of the attack. */
  type?: DamageType;
}

/** How the d20 of a number is rolled, and by what. */
export interface PartMode {
  label: string;
  mode: 'advantage' | 'disadvantage';
}

/** A number on the sheet with what it is made of; the parts always add up to it. Only effects bring dice, modes and notes. */
export interface Figure {
  value: number;
  parts: Part[];
  dice?: readonly PartDice[];
  modes?: readonly PartMode[];
  /** What cannot be counted, in words. */
  notes?: readonly string[];
}

/** The sum of the parts that are there. */
export function figure(...parts: (Part | null)[]): Figure {
  const kept = parts.filter((part) => part !== null);
  return { value: kept.reduce((sum, part) => sum + part.value, 0), parts: kept };
}

export function part(label: string, value: number): Part {
  return { label, value };
}

/** A part that is only there when it changes something. */
export function partIf(label: string, value: number): Part | null {
  return value === 0 ? null : { label, value };
}

/** The figure in words: "15 = Chain Shirt 13 + DEX 2". */
export function explain({ value, parts }: Figure): string {
  const words = parts.map((each, index) => {
    if (index === 0) return `${each.label} ${each.value}`;
    return `${each.value < 0 ? '-' : '+'} ${each.label} ${Math.abs(each.value)}`;
  });
  return `${value} = ${words.join(' ')}`;
}
