import { describe, expect, it } from 'vitest';
import { placeholderFor, whoCanRead, whoWillRead, whyNoAction } from './readers.ts';
import type { Speaking, Table } from './readers.ts';

const table: Table = {
  name: 'The salt road',
  heroes: new Map([['mira', 'Ysolde Marren']]),
  me: 'mira',
  ownerId: 'dm',
  participants: [
    { userId: 'dm', name: 'Ada', seat: 'owner' },
    { userId: 'mira', name: 'Mira', seat: 'player' },
    { userId: 'tov', name: 'Tov', seat: 'player' },
  ],
};

const speaking: Speaking = { handUp: false, isOutOfCharacter: false, isGameMaster: false, answers: 'inCharacter' };

describe('who will read it', () => {
  it.each([
    [{ kind: 'group' } as const, {}, 'Everyone reads this.'],
    [{ kind: 'group' } as const, { handUp: true }, 'Everyone reads this as your action.'],
    [{ kind: 'dm' } as const, { handUp: true }, 'Only you and the Dungeon Master will read this.'],
    [{ kind: 'notes' } as const, {}, 'Only you will read this.'],
    [{ kind: 'player', userId: 'tov' } as const, {}, 'Only you and Tov will read this.'],
    [null, {}, 'Choose the player who will read this.'],
  ])('is said before sending to %o', (to, how, sentence) => {
    expect(whoWillRead(to, table, { ...speaking, ...how })).toBe(sentence);
  });

  it('is the writer alone when the Dungeon Master writes to the Dungeon Master, or there is none', () => {
    expect(whoWillRead({ kind: 'dm' }, { ...table, me: 'dm' })).toBe('Only you will read this.');
    expect(whoWillRead({ kind: 'dm' }, { ...table, ownerId: null })).toContain('has no Dungeon Master');
  });

  it.each([
    ['a Dungeon Master', { isGameMaster: true }, 'The narrator takes this up in its next reply.'],
    ['a Dungeon Master whose hand is up', { isGameMaster: true, handUp: true }, 'The narrator takes this up in its next reply.'],
    ['a Dungeon Master in a fight', { isGameMaster: true, isFighting: true }, 'creatures act in the Combat tab.'],
    ['a Dungeon Master who narrates a fight', { isGameMaster: true, isFighting: true, answers: null }, 'Everyone reads this.'],
    ['a Dungeon Master who narrates', { isGameMaster: true, answers: null }, 'Everyone reads this.'],
    ['somebody out of character', { isOutOfCharacter: true, handUp: true }, 'The narrator does not answer.'],
    ['a table of turns only', { answers: 'turns' }, 'only when hands were raised'],
    ['a table that is answered when it speaks to the narrator', { answers: 'addressed' }, 'when you speak to it'],
  ] as const)('comes with what the narrator does, for %s', (_name, how, sentence) => {
    expect(whoWillRead({ kind: 'group' }, table, { ...speaking, ...how })).toContain(sentence);
  });
});

describe('what the empty box asks for', () => {
  it.each([
    [{ kind: 'group' } as const, false, false, 'Describe your actions...'],
    [{ kind: 'group' } as const, false, true, 'Describe the scene, respond as DM...'],
    [{ kind: 'group' } as const, true, true, 'Speak as yourself...'],
    [{ kind: 'dm' } as const, false, false, 'Whisper to the Dungeon Master...'],
    [{ kind: 'notes' } as const, true, false, 'Write a note to yourself...'],
    [{ kind: 'player', userId: 'tov' } as const, false, false, 'Whisper to Tov...'],
    [null, false, false, 'Whisper to a player...'],
  ])('follows the target %o, out of character: %s, owner: %s', (to, isOutOfCharacter, isOwner, text) => {
    expect(placeholderFor({ to, isOutOfCharacter }, table, isOwner)).toBe(text);
  });
});

describe('why words are not an action', () => {
  it.each([
    [{ kind: 'group' } as const, false, null],
    [
      { kind: 'group' } as const,
      true,
      { text: 'You are speaking out of character. Switch it off to write your action.', isPrivate: false },
    ],
    [{ kind: 'dm' } as const, false, { text: 'Your words go to the DM only. They are not an action.', isPrivate: true }],
    [{ kind: 'notes' } as const, false, { text: 'Your words go to your notes only. They are not an action.', isPrivate: true }],
    [{ kind: 'player', userId: 'tov' } as const, false, { text: 'Your words go to Tov only. They are not an action.', isPrivate: true }],
    [null, false, { text: 'Your words go to one player only. They are not an action.', isPrivate: true }],
  ])('is said for %o, out of character: %s', (to, isOutOfCharacter, why) => {
    expect(whyNoAction({ to, isOutOfCharacter }, table)).toEqual(why);
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
