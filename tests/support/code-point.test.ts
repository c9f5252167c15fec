import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codePoint } from './code-point.ts';

describe('any letter', () => {
  it('is one, and no half of one', () => {
    const all = fc.sample(codePoint, { numRuns: 5000, seed: 1 });
    expect(all.filter((letter) => letter !== String.fromCodePoint(letter.codePointAt(0) ?? 0) || !letter.isWellFormed())).toEqual([]);
  });

  it.each(['\0', 'a', '\uD7FF', '\uE000', '\u{10FFFF}'])('may be %j', (letter) => {
    expect(codePoint.canShrinkWithoutContext(letter)).toBe(true);
  });

  it.each(['', 'ab', '\uD800', '\uDFFF', 7])('is not %j', (value) => {
    expect(codePoint.canShrinkWithoutContext(value)).toBe(false);
  });

  it('is put together to words that harm, as other units are', () => {
    const words = fc.sample(fc.string({ unit: codePoint }), { numRuns: 2000, seed: 1 });
    expect(words).toContain('__proto__');
  });
});
