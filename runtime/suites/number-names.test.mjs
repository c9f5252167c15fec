import { describe, expect, it } from 'vitest';
import { numberNamesOf, numbersIn } from './number-names.mjs';

const file = (path, ...lines) => ({ path, text: lines.join('\n') });

describe('the numbers of a module', () => {
  it.each([
    ['a number', 'const MOST_WORDS = 10;', ['MOST_WORDS']],
    ['one that others see', 'export const PAGE_BYTES = 8192;', ['PAGE_BYTES']],
    ['one with its type', 'const PAGE_BYTES: number = 8_192;', ['PAGE_BYTES']],
    ['a calculation', 'const DAY = 24 * 60 * 60 * 1000;', ['DAY']],
    ['a calculation with another constant', 'const WORDS = PAGE_BYTES / 4;', ['WORDS']],
    ['a calculation with a unit', 'const SHORT_SECONDS = 2 * minuteSeconds;', ['SHORT_SECONDS']],
    ['a hexadecimal number', 'const END_SIGNATURE = 0x06054b50;', ['END_SIGNATURE']],
    ['a fraction', 'const BAR_SHARE = 0.72;', ['BAR_SHARE']],
    ['several in one line', 'const [PAGE, MOST] = [40, 2000];', ['PAGE', 'MOST']],
    ['one on the next line', 'const PAGE_BYTES =\n  8192;', ['PAGE_BYTES']],
  ])('are found where it has %s', (_, text, names) => {
    expect(numbersIn(text).map(({ name }) => name)).toEqual(names);
  });

  it.each([
    ['a text', "const NAME = 'most 40';"],
    ['a call', 'const FULL = Buffer.alloc(2 * BLOCK_BYTES);'],
    ['a list', 'const STEPS = [1, 2, 3];'],
    ['another name', 'const OTHER = PAGE_BYTES;'],
    ['a constant of a function', '  const MOST = 4;'],
    ['a lower-case name', 'const most = 4;'],
  ])('are not %s', (_, text) => {
    expect(numbersIn(text)).toEqual([]);
  });
});

describe('the names of numbers', () => {
  it('are refused where they say nothing, wherever they stand', () => {
    const files = [
      file('server/a.ts', '', 'const PATIENCE = 5;'),
      file('tests/b.test.ts', 'const MOST = 5;'),
      file('domain/limits/c.ts', 'const PAGE = 5;'),
    ];
    expect(numberNamesOf(files, 1)).toEqual([
      'server/a.ts:2: PATIENCE says nothing; name what is counted, with its unit.',
      'tests/b.test.ts:1: MOST says nothing; name what is counted, with its unit.',
      'domain/limits/c.ts:1: PAGE says nothing; name what is counted, with its unit.',
    ]);
  });

  it('may say what is counted', () => {
    expect(numberNamesOf([file('server/a.ts', 'const LEASE_MILLISECONDS = 5000;')], 1)).toEqual([]);
  });
});

describe('how many numbers stand outside of the limits', () => {
  const two = [file('server/a.ts', 'const LEASE_MILLISECONDS = 5000;'), file('web/b.tsx', 'const ROW_PIXELS = 76;')];

  it('is not more than is written down', () => {
    expect(numberNamesOf(two, 3)).toEqual([]);
    expect(numberNamesOf(two, 2)).toEqual([]);
    expect(numberNamesOf(two, 1)).toEqual([
      '2 numeric constants of modules stand outside of domain/limits, and 1 may. Put what a person can feel into its area there.',
    ]);
  });

  it('does not count the limits themselves, tests and tools', () => {
    const others = [
      file('domain/limits/a.ts', 'const ROW_PIXELS = 76;'),
      file('web/b.test.tsx', 'const ROW_PIXELS = 76;'),
      file('bench/c.ts', 'const ROW_PIXELS = 76;'),
    ];
    expect(numberNamesOf([...two, ...others], 2)).toEqual([]);
    expect(numberNamesOf([...two, ...others], 1)[0]).toMatch(/^2 numeric/);
  });
});
