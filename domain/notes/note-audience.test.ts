import { describe, expect, it } from 'vitest';
import { audiencesFor, mayReadNote, mayWriteNote, noteAudiences } from './note-audience.ts';
import { seats } from '#domain/campaign/seat.ts';

const people = [...seats, null].map((seat) => ({ id: 'mira', seat }));
const readersWho = (may: (reader: (typeof people)[number]) => boolean) => people.filter(may).map(({ seat }) => seat);

describe('a note', () => {
  it.each([
    ['table', 'oda', ['owner', 'co-dm', 'player', 'spectator'], ['owner', 'co-dm', 'player']],
    ['dm', 'oda', ['owner', 'co-dm'], ['owner', 'co-dm']],
    ['dm', 'mira', ['owner', 'co-dm'], ['owner', 'co-dm']],
    ['private', 'oda', [], []],
    ['private', 'mira', ['owner', 'co-dm', 'player', 'spectator'], ['owner', 'co-dm', 'player']],
  ] as const)('for the %s of %s is read and written by who may', (audience, ownerId, readers, writers) => {
    expect(readersWho((who) => mayReadNote({ audience, ownerId }, who))).toEqual(readers);
    expect(readersWho((who) => mayWriteNote({ audience, ownerId }, who))).toEqual(writers);
  });

  it('is given another audience by whoever began it alone', () => {
    expect(people.map((who) => audiencesFor({ ownerId: 'mira' }, who))).toEqual([
      noteAudiences,
      noteAudiences,
      ['table', 'private'],
      [],
      [],
    ]);
    expect(people.flatMap((who) => audiencesFor({ ownerId: 'oda' }, who))).toEqual([]);
  });
});
