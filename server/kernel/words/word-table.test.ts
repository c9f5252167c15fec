import { describe, expect, it } from 'vitest';
import { readWordTable, wordTable } from './word-table.ts';

describe('the word table', () => {
  it('holds words that are nearer in sense than chance', () => {
    const table = wordTable();
    for (const [one, near, far] of [
      ['ferry', 'boat', 'justice'],
      ['sword', 'dagger', 'breakfast'],
      ['payment', 'pay', 'lantern'],
      ['drowned', 'drowning', 'kitchen'],
    ] as const)
      expect(table.nearness(one, near), `${one}, ${near}`).toBeGreaterThan(table.nearness(one, far) + 0.3);
  });

  it('knows nothing of a word that it does not hold, and everything of the same word', () => {
    expect(wordTable().has('qwrtzp')).toBe(false);
    expect(wordTable().nearness('qwrtzp', 'boat')).toBe(0);
    expect(wordTable().nearness('qwrtzp', 'qwrtzp')).toBe(1);
    expect(wordTable().nearness('boat', 'ship')).toBeCloseTo(wordTable().nearness('ship', 'boat'), 10);
  });

  it('refuses words and vectors that do not fit together', () => {
    expect(() => readWordTable('one\ntwo\n', Buffer.alloc(99))).toThrow(/2 words and 99 bytes/);
  });
});
