import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { audienceOf } from './message-audience.ts';
import type { Target } from './message.ts';
import { mentionRuns, mentionsIn } from './message-mention.ts';
import { coversReaders } from './message-audience.ts';

const people = [
  { userId: 'm', name: 'Mira' },
  { userId: 'mv', name: 'Mira Vale' },
  { userId: 't', name: 'Tov' },
];

describe('naming somebody with an @', () => {
  it.each<[string, string[]]>([
    ['@Mira, look', ['m']],
    ['look @mira vale!', ['mv']],
    ['@Tov and @Mira and @Tov', ['t', 'm']],
    ['tov@mira.example', []],
    ['@Mirabel', []],
    ['Mira', []],
    ['@ Mira', []],
  ])('“%s” names %j', (text, named) => {
    expect(mentionsIn(text, people)).toEqual(named);
  });

  it('splits any words into pieces that are the words again', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('@', 'Mira', ' ', 'Vale', 'Tov', 'x', '@Tov', '@Mira Vale', '🔥')), (parts) => {
        const text = parts.join('');
        const joined = mentionRuns(text, people).map((run) => run.text);
        expect(joined.join('')).toBe(text);
      }),
    );
  });
});

describe('an answer', () => {
  const dms = ['d1', 'd2'];
  const anyTarget = fc.constantFrom<Target>(
    { kind: 'group' },
    { kind: 'dm' },
    { kind: 'notes' },
    { kind: 'player', userId: 'p1' },
    { kind: 'player', userId: 'p2' },
  );
  const anyone = fc.constantFrom('p1', 'p2', 'p3', 'd1', 'd2');

  it('is covered just when each of its readers may read what it answers', () => {
    fc.assert(
      fc.property(anyTarget, anyTarget, anyone, anyone, (one, other, first, second) => {
        const [quoted, answer] = [audienceOf(one, first, dms), audienceOf(other, second, dms)];
        const everyone = ['p1', 'p2', 'p3', 'd1', 'd2'];
        const may = (audience: string[] | null) => everyone.filter((id) => audience === null || audience.includes(id));
        // The whole table is more than those who sit there now.
        const expected = (quoted === null || answer !== null) && may(answer).every((id) => may(quoted).includes(id));
        expect(coversReaders(quoted, answer)).toBe(expected);
      }),
    );
  });
});
