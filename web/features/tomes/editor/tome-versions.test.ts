import type { Tome } from '#domain/world/tome.ts';
import { describe, expect, it } from 'vitest';
import { editsTo, versionsOf } from './tome-versions.ts';

const tome: Tome = {
  id: 't',
  worldId: 'w',
  title: 'Ledger',
  content: 'Nine debts.',
  category: 'history',
  audience: 'dm',
  file: null,
  versions: { title: 3, content: 2 },
  createdAt: '2026-11-20T18:00:00.000Z',
  updatedAt: '2026-11-20T18:00:00.000Z',
};

describe('two versions of a tome', () => {
  it('are what stands in it and what else was written, field by field, as words', () => {
    expect(versionsOf(tome, { field: 'title', value: 'The ledger' })).toMatchObject({
      what: 'Title',
      current: 'Ledger',
      other: 'The ledger',
    });
    expect(versionsOf(tome, { field: 'content', value: 'Ten debts.' })).toMatchObject({ current: 'Nine debts.', other: 'Ten debts.' });
    expect(versionsOf(tome, { field: 'category', value: 'events' })).toMatchObject({ current: 'History', other: 'Events' });
    expect(versionsOf(tome, { field: 'audience', value: ['p1'] })).toMatchObject({ current: 'DM only', other: 'One player by name' });
    expect(versionsOf({ ...tome, audience: ['p1', 'p2'] }, { field: 'audience', value: 'everyone' })).toMatchObject({
      current: '2 players by name',
      other: 'Everyone',
    });
  });

  it('are none where a value does not belong to a tome', () => {
    for (const [field, value] of Object.entries({ category: 'dragons', audience: 7, image: 'x', title: null })) {
      expect(versionsOf(tome, { field, value })).toBeNull();
    }
  });

  it('lead to an edit of the version that stands now', () => {
    const versions = versionsOf(tome, { field: 'title', value: 'The ledger' });
    expect(editsTo(tome, versions?.chosen ?? {})).toEqual({ title: { value: 'The ledger', seen: 3 } });
    expect(editsTo(tome, { audience: 'everyone' })).toEqual({ audience: { value: 'everyone', seen: 1 } });
    expect(editsTo(tome, { content: 'Nine debts.' })).toBeNull();
  });
});
