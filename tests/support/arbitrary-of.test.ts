import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { arbitraryOf } from './arbitrary-of.ts';

const sample = (schema: z.ZodType) => fc.sample(arbitraryOf(schema), { numRuns: 200, seed: 7 });

it('makes values at both bounds of a number', () => {
  for (const schema of [z.int().min(-3).max(999_999), z.number().gt(-4).lt(1_000_000), z.int().min(-9).min(-3).max(999_999)])
    expect(sample(schema)).toEqual(expect.arrayContaining([-3, 999_999]));
});

it('makes the longest text, and lists as short and as long as they may be', () => {
  expect(sample(z.string().max(120))).toContain('x'.repeat(120));
  expect(new Set(sample(z.array(z.null()).min(2).max(3)).map((list) => z.array(z.null()).parse(list).length))).toEqual(new Set([2, 3]));
  expect(sample(z.string().length(7))).toContain('x'.repeat(7));
});

it('asks of a whole what its parts do not say', () => {
  const pair = z.object({ low: z.int().min(0).max(9), high: z.int().min(0).max(9) }).refine(({ low, high }) => low <= high);
  for (const made of sample(z.array(pair).max(3))) expect(z.array(pair).safeParse(made).success).toBe(true);
});

it('refuses to make up what it does not know', () => {
  expect(() => arbitraryOf(z.date())).toThrow('Values of a date cannot be made up.');
});
