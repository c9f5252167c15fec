import { beforeEach, describe, expect, it } from 'vitest';
import type { Note } from '#domain/notes/note.ts';
import type { Shelf } from './note-storage.ts';
import { NoteEditorStore } from './note-editor-store.ts';
import type { NoteDraft } from './note-draft.ts';

const note = (content: Partial<Note>): Note => ({
  id: 'n',
  title: 'Bells',
  text: 'One.',
  audience: 'table',
  ownerId: 'mira',
  ownerName: 'Mira',
  updatedAt: '2026-11-20T12:00:00Z',
  updatedBy: { id: 'mira', name: 'Mira' },
  version: 'v1',
  others: [],
  ...content,
});

function memory(): Shelf & { names: () => string[] } {
  const kept = new Map<string, string>();
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
    key: (n) => [...kept.keys()][n] ?? null,
    get length() {
      return kept.size;
    },
    names: () => [...kept.keys()],
  };
}

type Answer = { note: Note; kept: boolean } | Error;

let shelf: ReturnType<typeof memory>;
let timers: { act: () => void; milliseconds: number }[];
let sent: { draft: NoteDraft; answer: (answer: Answer) => Promise<void> }[];
let now: number;
beforeEach(() => {
  shelf = memory();
  timers = [];
  sent = [];
  now = 1_000_000;
});

function open(): NoteEditorStore {
  return new NoteEditorStore({
    place: 'mira/c',
    shelf,
    now: () => now,
    wait: (act, milliseconds) => {
      const timer = { act, milliseconds };
      timers.push(timer);
      return () => (timers = timers.filter((each) => each !== timer));
    },
    save: (_id, draft) =>
      new Promise((resolve, reject) => {
        const answer = async (given: Answer) => {
          if (given instanceof Error) reject(given);
          else resolve(given);
          await new Promise((done) => setImmediate(done));
        };
        sent.push({ draft, answer });
      }),
    refusalOf: (error) => (error instanceof Error && error.message.includes('.') ? error.message : null),
    onSaved: () => undefined,
  });
}
const rest = () => {
  const due = timers;
  timers = [];
  for (const { act } of due) act();
};

describe('the editor on which notes are written', () => {
  it('keeps each letter at once, saves after a rest and then forgets what it kept', async () => {
    const editor = open();
    editor.open(note({}));
    editor.write('n', { text: 'One. Tw' });
    editor.write('n', { text: 'One. Two.' });
    expect([editor.state.get().get('n')?.state, shelf.names().length, sent.length, timers.length]).toEqual(['saving', 1, 0, 1]);
    rest();
    await sent[0]?.answer({ note: note({ version: 'v2', text: 'One. Two.' }), kept: false });
    expect([editor.state.get().get('n')?.state, shelf.names(), sent.length]).toEqual(['saved', [], 1]);
  });

  it('takes up what somebody else saved after it, though that was read before the answer came', async () => {
    const editor = open();
    editor.open(note({}));
    editor.write('n', { text: 'One, by Mira.' });
    rest();
    const theirs = note({ version: 'v3', text: 'One, by Mira.\n\nTwo, by Oda.', updatedAt: '2026-11-20T12:00:02Z' });
    editor.open(theirs);
    await sent[0]?.answer({ note: note({ version: 'v2', text: 'One, by Mira.', updatedAt: '2026-11-20T12:00:01Z' }), kept: false });
    expect(editor.state.get().get('n')).toMatchObject({
      state: 'saved',
      draft: { fields: { text: theirs.text }, seen: { version: 'v3' } },
    });
    // What was read before the save was made knows less than its answer.
    editor.write('n', { text: 'One, by Mira.\n\nTwo, by both.' });
    rest();
    editor.open(theirs);
    const last = note({ version: 'v4', text: 'One, by Mira.\n\nTwo, by both.', updatedAt: '2026-11-20T12:00:03Z' });
    await sent[1]?.answer({ note: last, kept: false });
    expect(editor.state.get().get('n')).toMatchObject({ state: 'saved', draft: { fields: { text: last.text }, seen: { version: 'v4' } } });
  });

  it('sends what was typed while a save was on its way after it, upon what was saved', async () => {
    const editor = open();
    editor.open(note({}));
    editor.write('n', { text: 'One. Two' });
    rest();
    editor.write('n', { text: 'One. Two, three.' });
    rest();
    expect(sent).toHaveLength(1);
    await sent[0]?.answer({ note: note({ version: 'v2', text: 'One. Two' }), kept: false });
    rest();
    expect(sent[1]?.draft).toMatchObject({ fields: { text: 'One. Two, three.' }, seen: { version: 'v2' } });
  });

  it('says that it is kept on the device alone while the server does not answer, and sends it again', async () => {
    const editor = open();
    editor.open(note({}));
    editor.write('n', { text: 'Two.' });
    rest();
    await sent[0]?.answer(new Error('lost'));
    editor.write('n', { text: 'Two. Three.' });
    expect([editor.state.get().get('n')?.state, shelf.names().length]).toEqual(['kept', 1]);
    editor.retry();
    await sent[1]?.answer({ note: note({ version: 'v2', text: 'Two. Three.' }), kept: false });
    expect([editor.state.get().get('n')?.state, shelf.names()]).toEqual(['saved', []]);
  });

  it('keeps what the server refuses, and does not send it again by itself', async () => {
    const editor = open();
    editor.open(note({}));
    editor.write('n', { text: 'Two.' });
    rest();
    await sent[0]?.answer(new Error('note.removed'));
    editor.retry();
    rest();
    expect(editor.state.get().get('n')).toMatchObject({ state: 'refused', refusal: 'note.removed', draft: { fields: { text: 'Two.' } } });
    expect([sent.length, shelf.names().length]).toEqual([1, 1]);
  });

  it('takes up what an earlier tab left behind, once that can no longer be writing it', async () => {
    open().begin('new', 'private');
    const earlier = open();
    earlier.begin('new', 'private');
    earlier.write('new', { text: 'Left behind.' });
    timers = [];
    now += 2000;
    const editor = open();
    expect([editor.state.get().get('new')?.state, timers[0]?.milliseconds]).toEqual(['kept', 3000]);
    rest();
    expect(sent[0]?.draft).toMatchObject({ fields: { text: 'Left behind.' }, seen: { version: null } });
  });

  it('takes up what an earlier build left behind, which kept it in another form', () => {
    const base = { title: 'Bells', text: 'One.', audience: 'table', version: 'v1' };
    const left = { ...base, text: 'Two.' };
    shelf.setItem('hearthlore.note/mira/c/n', JSON.stringify({ draft: { ...left, base }, at: 0 }));
    shelf.setItem('hearthlore.note/mira/c/new', JSON.stringify({ draft: { ...left, base: null }, at: 0 }));
    const notes = open().state.get();
    const { version: _, ...fields } = left;
    expect(notes.get('n')?.draft).toMatchObject({ fields, base: { text: 'One.' }, seen: { version: 'v1' } });
    expect(notes.get('new')?.draft).toMatchObject({ fields, seen: { version: null } });
  });

  it('shows what stands in the note once the server has put a wording beside it', async () => {
    const editor = open();
    editor.open(note({}));
    editor.write('n', { text: 'One, by Mira.' });
    rest();
    await sent[0]?.answer({ note: note({ version: 'v2', text: 'One, by Oda.' }), kept: true });
    expect(editor.state.get().get('n')).toMatchObject({ state: 'saved', draft: { fields: { text: 'One, by Oda.' } } });
  });

  it('sends nothing of a note in which nothing stands', () => {
    const editor = open();
    editor.begin('new', 'table');
    editor.write('new', { title: ' ' });
    rest();
    expect([sent, shelf.names()]).toEqual([[], []]);
  });
});
