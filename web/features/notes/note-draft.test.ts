import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Note } from '#domain/notes/note.ts';
import { blankDraft, isTouched, movedCaret, noteDrafts, savedVersionOf } from './note-draft.ts';

const note = (content: Partial<Note>): Note => ({
  id: 'n',
  title: 'Bells',
  text: 'One.\nTwo.\nThree.',
  audience: 'table',
  ownerId: 'mira',
  ownerName: 'Mira',
  updatedAt: '2026-11-20T12:00:00Z',
  updatedBy: { id: 'mira', name: 'Mira' },
  version: 'v1',
  others: [],
  ...content,
});
const draftOf = (of: Note) => noteDrafts.begin(savedVersionOf(of));
const typed = (content: { title?: string; text?: string }, draft = draftOf(note({}))) => ({
  ...draft,
  fields: { ...draft.fields, ...content },
});
const theirs = note({ version: 'v2', text: 'One.\nTwo.\nThree, by Oda.' });

describe('a note while it is written', () => {
  it('is worth saving once it says something else, or something at all', () => {
    expect([blankDraft('private'), typed({})].map(isTouched)).toEqual([false, false]);
    expect([typed({ text: 'x' }, blankDraft('private')), typed({ title: '' })].map(isTouched)).toEqual([true, true]);
  });

  it('takes over what others write elsewhere in it', () => {
    expect(noteDrafts.catchUp(typed({}), savedVersionOf(theirs))).toEqual(draftOf(theirs));
    expect(noteDrafts.catchUp(typed({ text: 'One, by Mira.\nTwo.\nThree.' }), savedVersionOf(theirs))).toMatchObject({
      fields: { text: 'One, by Mira.\nTwo.\nThree, by Oda.' },
      base: { text: theirs.text },
      seen: { version: 'v2' },
    });
  });

  it('stays upon its old base where both wrote the same line, so that the server keeps both', () => {
    const mine = typed({ text: 'One.\nTwo.\nThree, by Mira.' });
    expect(noteDrafts.catchUp(mine, savedVersionOf(theirs))).toBe(mine);
  });

  it('stands upon what was saved, with what was typed since', () => {
    const sent = typed({ text: 'One, by M\nTwo.\nThree.' });
    const saved = note({ version: 'v3', text: 'One, by M\nTwo.\nThree, by Oda.' });
    expect(noteDrafts.afterSaving(sent, sent, savedVersionOf(saved))).toEqual(draftOf(saved));
    expect(noteDrafts.afterSaving(typed({ text: 'One, by Mira.\nTwo.\nThree.' }, sent), sent, savedVersionOf(saved))).toMatchObject({
      fields: { text: 'One, by Mira.\nTwo.\nThree, by Oda.' },
      seen: { version: 'v3' },
    });
  });

  it('leaves the space alone that stands at the end of a title while it is typed', () => {
    const sent = typed({ title: 'Two ' });
    const saved = note({ version: 'v2', title: 'Two' });
    expect(noteDrafts.afterSaving(sent, sent, savedVersionOf(saved))).toMatchObject({ fields: { title: 'Two ' }, base: { title: 'Two' } });
    expect(isTouched(noteDrafts.afterSaving(sent, sent, savedVersionOf(saved)))).toBe(false);
    expect(noteDrafts.afterSaving(typed({ title: 'Two b' }, sent), sent, savedVersionOf(saved))).toMatchObject({
      fields: { title: 'Two b' },
      seen: { version: 'v2' },
    });
  });

  it('keeps the caret between the letters it stood between', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ minLength: 1 }), fc.nat(40), fc.nat(40), (before, added, where, caret) => {
        const [at, place] = [Math.min(where, before.length), Math.min(caret, before.length)];
        const after = before.slice(0, at) + added + before.slice(at);
        const moved = movedCaret(before, after, place);
        expect([after.slice(0, moved).endsWith(before.slice(0, place)), after.slice(moved).startsWith(before.slice(place))]).toContain(
          true,
        );
      }),
    );
    expect(movedCaret('One.\nTwo.', 'One and more.\nTwo.', 9)).toBe(18);
  });
});
