import { describe, expect, it } from 'vitest';
import { whoCanRead, whoWillRead } from './readers.ts';
import type { Table } from './readers.ts';

const table: Table = {
  me: 'mira',
  ownerId: 'dm',
  participants: [
    { userId: 'dm', name: 'Ada', seat: 'owner' },
    { userId: 'mira', name: 'Mira', seat: 'player' },
    { userId: 'tov', name: 'Tov', seat: 'player' },
  ],
};

describe('who will read it', () => {
  it.each([
    [{ kind: 'group' } as const, false, 'Everyone at the table will read this.'],
    [{ kind: 'group' } as const, true, 'This becomes part of your action this turn; everyone at the table reads it.'],
    [{ kind: 'dm' } as const, true, 'Only you and the Dungeon Master will read this.'],
    [{ kind: 'notes' } as const, false, 'Only you will read this.'],
    [{ kind: 'player', userId: 'tov' } as const, false, 'Only you and Tov will read this.'],
    [null, false, 'Choose the player who will read this.'],
  ])('is said before sending to %o', (to, handUp, sentence) => {
    expect(whoWillRead(to, table, handUp)).toBe(sentence);
  });

  it('is the writer alone when the Dungeon Master writes to the Dungeon Master, or there is none', () => {
    expect(whoWillRead({ kind: 'dm' }, { ...table, me: 'dm' }, false)).toBe('Only you will read this.');
    expect(whoWillRead({ kind: 'dm' }, { ...table, ownerId: null }, false)).toContain('has no Dungeon Master');
  });
});

describe('who can read a whisper', () => {
  it.each([
    [['mira'], 'Only you can read this'],
    [['mira', 'dm'], 'Only you and the Dungeon Master can read this'],
    [['tov', 'mira'], 'Only you and Tov can read this'],
    [['gone', 'mira'], 'Only you and another player can read this'],
  ])('is said for %o', (audience, sentence) => {
    expect(whoCanRead(audience, table)).toBe(sentence);
  });
});
