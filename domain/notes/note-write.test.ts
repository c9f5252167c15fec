import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '#domain/limits/limits.ts';
import type { Note } from './note.ts';
import { writeNote } from './note-write.ts';

const at = '2026-11-20T12:00:00Z';
const by = (name: string) => ({ id: name.toLowerCase(), name });
const note = (content: Partial<Note>): Note => ({
  id: 'n',
  title: '',
  text: '',
  audience: 'table',
  ownerId: 'oda',
  ownerName: 'Oda',
  updatedAt: at,
  updatedBy: by('Oda'),
  version: 'v1',
  others: [],
  ...content,
});

let made = 0;
const newId = () => `other-${(made += 1)}`;
const write = (now: Note, base: Pick<Note, 'title' | 'text'> | null, content: Partial<Note>, who = 'Mira') =>
  writeNote(now, { content: { title: now.title, text: now.text, ...content }, seen: 'v1', base, by: by(who), at, newId });

describe('writing a note that others write too', () => {
  it('takes what was written upon the newest version as it is', () => {
    const now = note({ title: 'Bells', text: 'One.' });
    expect(write(now, now, { title: 'Two bells', text: 'One.\nTwo.' })).toMatchObject({
      title: 'Two bells',
      text: 'One.\nTwo.',
      kept: false,
    });
  });

  it('merges lines that only one of two changed', () => {
    const base = note({ text: 'One.\nTwo.\nThree.' });
    const now = note({ text: 'One, by Oda.\nTwo.\nThree.' });
    expect(write(now, base, { text: 'One.\nTwo.\nThree, by Mira.' })).toMatchObject({
      text: 'One, by Oda.\nTwo.\nThree, by Mira.',
      kept: false,
      others: [],
    });
  });

  it('keeps both wordings where both changed the same line, and where the base is not known', () => {
    const now = note({ title: 'Bells', text: 'One, by Oda.' });
    for (const base of [note({ title: 'Bells', text: 'One.' }), null]) {
      expect(write(now, base, { text: 'One, by Mira.' })).toMatchObject({
        text: 'One, by Oda.',
        kept: true,
        others: [{ field: 'text', value: 'One, by Mira.', by: { name: 'Mira' } }],
      });
    }
    expect(write(now, note({ title: 'Bell' }), { title: 'Two bells' }).others).toMatchObject([{ field: 'title', value: 'Two bells' }]);
  });

  it('lets a later attempt of the same person from the same version take the place of the earlier', () => {
    const base = note({ text: 'One.' });
    const now = note({ text: 'One, by Oda.' });
    const { others } = write(now, base, { text: 'One, by M' });
    const later = write({ ...now, others }, base, { text: 'One, by Mira.' });
    expect(later.others.map(({ value }) => value)).toEqual(['One, by Mira.']);
    const third = write({ ...now, others: later.others }, base, { text: 'One, by Tov.' }, 'Tov');
    expect(third.others.map(({ value }) => value)).toEqual(['One, by Mira.', 'One, by Tov.']);
  });

  it('keeps a merge beside the note that would be longer than a note can be', () => {
    const half = 'x'.repeat(limits.noteTextLength - 10);
    const base = note({ text: `a\n\n\nb` });
    const written = write(note({ text: `${half}\n\n\nb` }), base, { text: `a\n\n\n${'y'.repeat(40)}` });
    expect(written).toMatchObject({ kept: true, text: `${half}\n\n\nb` });
  });
});

const lines = fc.array(fc.constantFrom('oak', 'elm', 'ash', 'yew', ''), { maxLength: 8 });
/** Edits of a text: lines that are replaced, left out or put in, each marked with who did it. */
const edits = fc.array(fc.record({ at: fc.nat(8), act: fc.constantFrom('replace', 'drop', 'insert') }), { maxLength: 4 });
const edited = (base: string[], made: { at: number; act: string }[], who: string) => {
  const text = [...base];
  for (const [n, { at: place, act }] of made.entries()) {
    const line = act === 'drop' ? [] : [`${who} ${n}`];
    text.splice(Math.min(place, text.length), act === 'insert' ? 0 : 1, ...line);
  }
  return text.join('\n');
};

describe('two people who write at once, whatever they write', () => {
  it('lose no line that one of them wrote, and none that neither touched', () => {
    fc.assert(
      fc.property(lines, edits, edits, (base, odas, miras) => {
        const was = note({ text: base.join('\n') });
        const now = note({ text: edited(base, odas, 'oda') });
        const mine = edited(base, miras, 'mira');
        const written = write(now, was, { text: mine });
        const everything = [written.text, ...written.others.map(({ value }) => value)].join('\n').split('\n');
        const written1 = [...now.text.split('\n'), ...mine.split('\n')].filter((line) => /^(oda|mira) /.test(line));
        expect(everything).toEqual(expect.arrayContaining(written1));
        if (written.kept) expect([written.text, written.others.at(-1)?.value]).toEqual([now.text, mine]);
        for (const line of new Set(base)) {
          const count = (text: string) => text.split('\n').filter((each) => each === line).length;
          const least = count(now.text) + count(mine) - count(was.text);
          if (!written.kept) expect(count(written.text)).toBeGreaterThanOrEqual(Math.min(least, count(was.text)));
        }
      }),
      { numRuns: 2000 },
    );
  });
});
