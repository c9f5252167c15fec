import fc from 'fast-check';

/** Code points that stand for half a letter each, and for none alone. */
const HALVES = { first: 0xd800, count: 0x800 } as const;

/** The number of a letter among all, to make it simpler where a test fails. */
function numberOf(letter: unknown): number {
  const point = typeof letter === 'string' ? letter.codePointAt(0) : undefined;
  if (point === undefined || letter !== String.fromCodePoint(point)) throw new Error('It is not one letter.');
  if (point < HALVES.first) return point;
  if (point < HALVES.first + HALVES.count) throw new Error('It is half a letter.');
  return point - HALVES.count;
}

/** Any letter, as fast-check's unit `binary` has them: that one first puts all million of them into a map, in every process. */
export const codePoint = fc
  .nat(0x10_ff_ff - HALVES.count)
  .map((n) => String.fromCodePoint(n < HALVES.first ? n : n + HALVES.count), numberOf);
