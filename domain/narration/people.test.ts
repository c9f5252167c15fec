import { describe, expect, it } from 'vitest';
import { limits } from '#domain/limits/limits.ts';
import { memoriesOf, memoryWords, partedFrom, peopleAfter } from './people.ts';
import type { Remembered } from './people.ts';

const promise: Remembered = { npc: 'oda', by: 'kara', kind: 'promised', words: 'I will bring the rope back.' };

describe('what people keep in mind', () => {
  it('begins when the party first speaks with them, and says when it last did', () => {
    const first = peopleAfter(undefined, 2, [{ npc: 'oda', by: 'kara', kind: 'spoke' }]);
    const second = peopleAfter(partedFrom(first, new Set()), 7, [{ npc: 'oda', by: 'tomas', kind: 'spoke' }]);
    expect(partedFrom(first, new Set())['oda']?.isApart).toBe(true);
    expect(second['oda']).toEqual({ met: 2, spoke: 7, asked: {}, memories: [] });
  });

  it('keeps the same thing once, with its turn and its hero', () => {
    const people = peopleAfter(peopleAfter({}, 3, [promise]), 5, [promise]);
    expect(memoriesOf({ people }, 'oda', ['promised'])).toEqual([
      { kind: 'promised', by: 'kara', words: 'I will bring the rope back.', turn: 3 },
    ]);
  });

  it('notes what somebody came back to', () => {
    const people = peopleAfter({}, 3, [promise]);
    const [memory] = memoriesOf({ people }, 'oda', ['promised']);
    if (!memory) throw new Error('nothing is kept');
    const after = peopleAfter(people, 6, [{ npc: 'oda', by: 'kara', kind: 'raised', of: memory }]);
    expect(memoriesOf({ people: after }, 'oda', ['promised'])[0]?.raised).toBe(6);
  });

  it('adds up what was said of a topic, until all of it was', () => {
    const asked = (sentences?: number[]): Remembered => ({
      npc: 'oda',
      by: 'kara',
      kind: 'asked',
      topic: 'storm',
      ...(sentences && { sentences }),
    });
    const some = peopleAfter(peopleAfter({}, 1, [asked([0])]), 4, [asked([2])]);
    expect(some['oda']?.asked['storm']).toEqual({ turn: 1, by: 'kara', sentences: [0, 2] });
    expect(peopleAfter(some, 5, [asked()])['oda']?.asked['storm']).toEqual({ turn: 1, by: 'kara' });
  });

  it('has room for so much, and what was come back to goes first', () => {
    const many = Array.from({ length: limits.memoriesPerPerson }, (_, n): Remembered => ({
      ...promise,
      words: `Number ${n} is promised.`,
    }));
    const full = peopleAfter({}, 1, many);
    const last = memoriesOf({ people: full }, 'oda', ['promised']).at(-1);
    if (!last) throw new Error('nothing is kept');
    const raised = peopleAfter(full, 2, [{ npc: 'oda', by: 'kara', kind: 'raised', of: last }, promise]);
    const words = memoriesOf({ people: raised }, 'oda', ['promised']).map((memory) => memory.words);
    expect(words).toHaveLength(limits.memoriesPerPerson);
    expect(words).toContain(promise.words);
    expect(words).not.toContain(last.words);
  });

  it('keeps words in one line, without what cannot be seen, and cut at a word', () => {
    expect(memoryWords(' I\u200B will\n come \u{E0041}back ')).toBe('I will come back');
    const long = memoryWords('word '.repeat(60));
    expect(long.length).toBeLessThanOrEqual(limits.memoryLength);
    expect(long).toMatch(/word…$/);
  });
});
