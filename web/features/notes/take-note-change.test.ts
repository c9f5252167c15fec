import type { Note, NoteCard } from '#domain/notes/note.ts';
import { noteCardOf } from '#domain/notes/note.ts';
import { calls, queryClient } from '#web/lib/api.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { noteAfter, notesAfter, removedNotesAfter, takeNoteChange } from './take-note-change.ts';

const note = (version: string, content: Partial<Note> = {}): Note => ({
  id: 'bells',
  title: 'Bells',
  text: version,
  audience: 'table',
  ownerId: 'mira',
  ownerName: 'Mira',
  updatedAt: `2026-11-20T12:00:0${version.at(-1)}.000Z`,
  updatedBy: { id: 'mira', name: 'Mira' },
  version,
  others: [],
  ...content,
});
const card = (each: Note): NoteCard => noteCardOf(each, 160);
const kept = (each: Note, after: string | null) => ({ kind: 'kept', after, note: each, card: card(each) }) as const;
const debts = card(note('d5', { id: 'debts' }));

beforeEach(() => queryClient.clear());

describe('a list of notes after a change', () => {
  it('shows the note as it stands, with the last written first', () => {
    expect(notesAfter([debts, card(note('v1'))], 'bells', kept(note('v9'), 'v1'))?.map(({ version }) => version)).toEqual(['v9', 'd5']);
    expect(notesAfter([debts], 'bells', kept(note('v1'), null))?.map(({ version }) => version)).toEqual(['d5', 'v1']);
  });

  it('stays as it is where the change is known, and is loaded anew where one was missed', () => {
    const cards = [card(note('v2'))];
    expect(notesAfter(cards, 'bells', kept(note('v2'), 'v1'))).toBe(cards);
    expect(notesAfter(cards, 'bells', kept(note('v4'), 'v3'))).toBeNull();
    expect(notesAfter(cards, 'bells', { kind: 'removed', after: 'v3', card: card(note('v3')) })).toBeNull();
  });

  it('loses a note that was removed, which stands among the removed ones until it is put back', () => {
    const removed = { kind: 'removed', after: 'v1', card: card(note('v1')) } as const;
    expect(notesAfter([debts, card(note('v1'))], 'bells', removed)).toEqual([debts]);
    expect(removedNotesAfter([], 'bells', removed)).toEqual([card(note('v1'))]);
    expect(removedNotesAfter([card(note('v1'))], 'bells', kept(note('v2'), 'v1'))).toEqual([]);
  });

  it('loses a note that was closed, but for who has heard already how it stands for them', () => {
    const closed = { kind: 'closed', after: 'v1', version: 'v2' } as const;
    expect(notesAfter([card(note('v1'))], 'bells', closed)).toEqual([]);
    const cards = [card(note('v2', { audience: 'private' }))];
    expect(notesAfter(cards, 'bells', closed)).toBe(cards);
  });
});

describe('an open note after a change', () => {
  it('takes the words that follow its own, and asks where some are missing', () => {
    expect(noteAfter(note('v1'), kept(note('v2'), 'v1'))).toEqual(note('v2'));
    expect(noteAfter(note('v2'), kept(note('v2'), 'v1'))).toEqual(note('v2'));
    expect(noteAfter(note('v1'), kept(note('v3'), 'v2'))).toBeNull();
    expect(noteAfter(note('v1'), { kind: 'closed', after: 'v1', version: 'v2' })).toBe('gone');
  });
});

describe('changes that come in another order', () => {
  it('end in the last state: what another version has followed is not taken', () => {
    const campaignId = 'c1';
    const list = calls.notes.list.queryKey({ input: { campaignId } });
    queryClient.setQueryData(list, [card(note('v3'))]);
    const event = { type: 'notes.changed', campaignId, noteId: 'bells' } as const;
    takeNoteChange({ ...event, change: { kind: 'removed', after: 'v3', card: card(note('v3')) } });
    takeNoteChange({ ...event, change: kept(note('v3'), 'v2') });
    expect(queryClient.getQueryData(list)).toEqual([]);
  });
});
