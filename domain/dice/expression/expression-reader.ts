import type { Refused } from '#domain/result.ts';
import { diceBudget } from './expression-tree.ts';
import { otherReadings } from './readings.ts';
import type { OtherReading } from './readings.ts';
import { refuseDice } from '#domain/dice/refusals.ts';
import type { DiceRefusalCode } from '#domain/dice/refusals.ts';
import type { SheetNumbers } from '#domain/dice/sheet-references.ts';

/** Ends the reading of dice that cannot be rolled; `parseDice` catches it. */
export class DiceRefusal extends Error {
  readonly refused: Refused<DiceRefusalCode>;
  constructor({ refused }: { refused: Refused<DiceRefusalCode> }) {
    super(refused.code);
    this.refused = refused;
  }
}

/** Reads a text from left to right, and keeps count of what it found. All patterns are sticky. */
export class Reader {
  readonly text: string;
  readonly sheet: SheetNumbers | null;
  readonly readings: string[] = [];
  index = 0;
  terms = 0;
  dice = 0;
  constructor(text: string, sheet: SheetNumbers | null) {
    this.text = text;
    this.sheet = sheet;
  }

  skipBlanks(): void {
    const here = this.text.charAt(this.index);
    // Most characters are neither a space nor one that only the pattern knows as one.
    if (here > ' ' && here < '\u00a0') return;
    blanks.lastIndex = this.index;
    if (blanks.test(this.text)) this.index = blanks.lastIndex;
  }

  /** The character that stands here after any blanks; an empty text at the end. */
  peek(): string {
    this.skipBlanks();
    return this.text.charAt(this.index);
  }

  /** Takes one character when it stands here after any blanks. */
  takeSign(sign: string): boolean {
    if (this.peek() !== sign) return false;
    this.index += 1;
    return true;
  }

  /** Takes what the sticky pattern finds here, after any blanks; null when it finds nothing. */
  take(pattern: RegExp): RegExpExecArray | null {
    this.skipBlanks();
    pattern.lastIndex = this.index;
    const found = pattern.exec(this.text);
    if (found) this.index += found[0].length;
    return found;
  }

  /** What a refusal says of a place: the character, counted from 1, and what stands here. */
  at(index = this.index): { at: number } {
    return { at: index + 1 };
  }

  /** The same, with what stands here instead of what was expected. */
  here(): { at: number; found: string } {
    this.skipBlanks();
    return { ...this.at(), found: /\S/u.exec(this.text.slice(this.index))?.[0] ?? '' };
  }

  number(digits: string, most: number, code: 'numberTooLarge' | 'tooManySides'): number {
    const value = Number(digits);
    if (value > most) throw new DiceRefusal(refuseDice(code, { ...this.at(this.index - digits.length), most }));
    return value;
  }

  countTerm(index: number): void {
    this.terms += 1;
    if (this.terms > diceBudget.terms) throw new DiceRefusal(refuseDice('tooManyTerms', { ...this.at(index), most: diceBudget.terms }));
  }

  countDice(count: number, index: number): void {
    this.dice += count;
    if (this.dice > diceBudget.dice) throw new DiceRefusal(refuseDice('tooManyDice', { ...this.at(index), most: diceBudget.dice }));
  }

  /** Notes what other programs read otherwise. */
  note(reading: OtherReading): void {
    const sentence = otherReadings[reading];
    if (!this.readings.includes(sentence)) this.readings.push(sentence);
  }
}

const blanks = /\s*/y;
