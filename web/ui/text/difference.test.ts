import { describe, expect, it } from 'vitest';
import { differenceOf } from './difference.ts';

/** As one reads it: [-gone-]{+new+}. */
const read = (before: string, after: string) =>
  differenceOf(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'gone' ? `[-${text}-]` : `{+${text}+}`))
    .join('');

describe('the difference of two texts', () => {
  it('is told word by word', () => {
    expect(read('A harbour of four hundred roofs.', 'A harbour of five hundred roofs.')).toBe(
      'A harbour of [-four-]{+five+} hundred roofs.',
    );
    expect(read('One.', 'One. Two.')).toBe('One.{+ Two.+}');
    expect(read('Salt and rope', 'Salt')).toBe('Salt[- and rope-]');
  });

  it('keeps what was changed together in one piece', () => {
    expect(read('the old grey bell rang', 'the new red bell rang')).toBe('the [-old grey-]{+new red+} bell rang');
  });

  it('is nothing between equal texts, and all between a text and none', () => {
    expect(differenceOf('Same.', 'Same.')).toEqual([{ kind: 'same', text: 'Same.' }]);
    expect(differenceOf('', 'New.')).toEqual([{ kind: 'new', text: 'New.' }]);
    expect(differenceOf('', '')).toEqual([]);
  });

  it('gives back both texts, also where they are too long to compare', () => {
    const long = Array.from({ length: 3000 }, (_, n) => `w${n}`).join(' ');
    const other = Array.from({ length: 3000 }, (_, n) => `v${n}`).join(' ');
    for (const [before, after] of [
      [long, other],
      ['a b c\nd', 'a x c\n\nd e'],
    ] as const) {
      const pieces = differenceOf(before, after);
      const without = (kind: string) => pieces.flatMap((piece) => (piece.kind === kind ? [] : [piece.text])).join('');
      expect(without('new')).toBe(before);
      expect(without('gone')).toBe(after);
    }
  });
});
