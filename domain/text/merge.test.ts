import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeList, mergeText } from './merge.ts';

const base = 'one\ntwo\nthree\nfour\nfive';
const text = fc.array(fc.constantFrom('a', 'b', 'c', ''), { minLength: 1, maxLength: 8 }).map((lines) => lines.join('\n'));

describe('merging two people’s texts', () => {
  it.each([
    ['changes apart', 'ONE\ntwo\nthree\nfour\nfive', 'one\ntwo\nthree\nfour\nFIVE', 'ONE\ntwo\nthree\nfour\nFIVE'],
    ['an addition and a removal', 'zero\none\ntwo\nthree\nfour\nfive', 'one\ntwo\nthree\nfour', 'zero\none\ntwo\nthree\nfour'],
    ['the same change', 'one\n2\nthree\nfour\nfive', 'one\n2\nthree\nfour\nfive', 'one\n2\nthree\nfour\nfive'],
    ['the same line in two ways', 'one\n2\nthree\nfour\nfive', 'one\nzwei\nthree\nfour\nfive', null],
    ['a line taken away that the other changed', 'one\nthree\nfour\nfive', 'one\n2\nthree\nfour\nfive', null],
  ])('%s', (_name, mine, theirs, merged) => {
    expect(mergeText(base, mine, theirs)).toBe(merged);
    expect(mergeText(base, theirs, mine)).toBe(merged);
  });

  it('takes the one that changed, and keeps what both made alike', () => {
    fc.assert(
      fc.property(text, text, (old, changed) => {
        expect(mergeText(old, changed, old)).toBe(changed);
        expect(mergeText(old, old, changed)).toBe(changed);
        expect(mergeText(old, changed, changed)).toBe(changed);
      }),
    );
  });

  it('loses no line that only one of them wrote', () => {
    fc.assert(
      fc.property(fc.nat(4), fc.nat(4), (here, there) => {
        const put = (at: number, line: string) => base.split('\n').toSpliced(at, 0, line).join('\n');
        const merged = mergeText(base, put(here, 'MINE'), put(there, 'THEIRS'));
        if (here === there) expect(merged).toBeNull();
        else expect(merged?.split('\n')).toEqual(expect.arrayContaining(['MINE', 'THEIRS', ...base.split('\n')]));
      }),
    );
  });

  it('leaves texts to people that are too long to compare', () => {
    const lines = (letter: string) => Array.from({ length: 3000 }, (_, n) => `${letter}${n}`).join('\n');
    expect(mergeText(lines('a'), lines('b'), `${lines('a')}\nend`)).toBeNull();
  });
});

describe('merging two people’s lists', () => {
  it('keeps what either added and drops what either took away', () => {
    expect(mergeList(['sea', 'salt'], ['sea', 'bell'], ['salt', 'sea', 'mud'])).toEqual(['sea', 'bell', 'mud']);
    expect(mergeList(['sea'], ['sea'], [])).toEqual([]);
    expect(mergeList([], ['bell'], ['bell'])).toEqual(['bell']);
  });
});
