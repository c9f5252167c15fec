import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayRead, passagesOf, peopleNamedIn, readableText, readersOf, withinBoth } from './audience.ts';
import type { LoreAudience } from './audience.ts';

const builder = { id: 'owner', builds: true };
const mira = { id: 'mira', builds: false };
const tov = { id: 'tov', builds: false };

const text = [
  'The mill stands empty.',
  '::: dm',
  'The miller lies under it.',
  ':::',
  '',
  '::: players mira tov',
  'You smell flour.',
  ':::',
].join('\n');

describe('an audience', () => {
  it.each<[LoreAudience, boolean, boolean, boolean]>([
    ['everyone', true, true, true],
    ['dm', true, false, false],
    [['mira'], true, true, false],
  ])('%j lets builder, Mira and Tov read: %s, %s, %s', (audience, ...expected) => {
    expect([builder, mira, tov].map((reader) => mayRead(audience, reader))).toEqual(expected);
  });

  it.each<[LoreAudience, LoreAudience, LoreAudience]>([
    ['everyone', ['mira'], ['mira']],
    ['dm', ['mira'], 'dm'],
    [['mira', 'tov'], ['tov'], ['tov']],
    [['mira'], ['tov'], 'dm'],
  ])('%j within %j is %j, either way round', (one, other, both) => {
    expect(withinBoth(one, other)).toEqual(both);
    expect(withinBoth(other, one)).toEqual(both);
  });

  it('is asked by queries as nobody in particular, nobody, or those it names', () => {
    expect([readersOf('everyone'), readersOf('dm'), readersOf(['mira'])]).toEqual([null, [], ['mira']]);
  });

  it('names people in the entry and in its passages', () => {
    expect(peopleNamedIn(['una'], text)).toEqual(['una', 'mira', 'tov']);
  });
});

describe('a text with fences', () => {
  it('is read whole by builders, and by others without what is not for them', () => {
    expect(readableText(text, builder)).toBe(text);
    expect(readableText(text, mira)).toBe('The mill stands empty.\n\nYou smell flour.');
    expect(readableText(text, { id: 'una', builds: false })).toBe('The mill stands empty.');
  });

  it.each([
    ['open at the end', 'Seen.\n::: dm\nHidden'],
    ['closed without an opening', 'Hidden\n:::'],
    ['one in another', '::: players mira\nSeen\n::: dm\nHidden\n:::\nMore\n:::'],
    ['naming nobody', '::: players\nHidden\n:::'],
    ['of a kind there is not', '::: gm\nHidden\n:::'],
    ['with more than it may say', '::: dm only\nHidden\n:::'],
    ['of four colons', ':::: dm\nHidden\n::::'],
    ['within a line', 'Seen ::: dm Hidden :::'],
    ['in a quotation', '> ::: dm\n> Hidden\n> :::'],
    ['in full-width letters', '：：： dm\nHidden\n：：：'],
    ['with an invisible letter', ':\u200B:: dm\nHidden\n:::'],
    ['with bad ids', '::: players ../x\nHidden\n:::'],
  ])('is for builders alone when a fence is wrong: %s', (_name, wrong) => {
    expect(passagesOf(wrong)).toBeNull();
    expect(readableText(wrong, mira)).toBe('');
    expect(readableText(wrong, builder)).toBe(wrong);
  });

  it.each(['\n', '\r\n', '\r', '\u2028', '\v'])('knows every way to end a line: %j', (end) => {
    expect(readableText(['Seen', '  ::: DM  ', 'Hidden', ':::'].join(end), mira)).toBe('Seen');
  });
});

const CANARY = 'zz-canary-zz';
const line = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('Seen.', '', '# Heading', '> quoted', '```') },
  { weight: 4, arbitrary: fc.constantFrom(':::', '::: dm', '::: players mira', '::: players tov mira', '::: players tov') },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
);
const lines = fc.array(line, { maxLength: 14 });
const end = fc.constantFrom('\n', '\r\n', '\r', '\u2029');

describe('whatever stands around it', () => {
  it('a passage for builders survives in nobody else’s reading', () => {
    fc.assert(
      fc.property(lines, lines, lines, end, (before, within, after, by) => {
        const whole = [...before, '::: dm', ...within.filter((each) => !each.includes(':::')), CANARY, ':::', ...after].join(by);
        for (const reader of [mira, tov]) expect(readableText(whole, reader)).not.toContain(CANARY);
        expect(readableText(whole, builder)).toContain(CANARY);
      }),
      { numRuns: 2000 },
    );
  });

  it('a passage for one player is read by no other', () => {
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const whole = [...before, '::: players tov', CANARY, ':::', ...after].join('\n');
        expect(readableText(whole, mira)).not.toContain(CANARY);
      }),
      { numRuns: 1000 },
    );
  });

  it('taking any line away or doubling it opens nothing', () => {
    fc.assert(
      fc.property(fc.nat(4), fc.boolean(), (at, isDoubled) => {
        const rows = ['Seen', '::: dm', CANARY, ':::', 'Seen too'];
        if (rows[at] === CANARY && !isDoubled) return;
        const spoiled = rows.flatMap((row, n) => (n === at ? (isDoubled ? [row, row] : []) : [row]));
        expect(readableText(spoiled.join('\n'), mira)).not.toContain(CANARY);
      }),
    );
  });
});
