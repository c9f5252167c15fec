import { describe, expect, it } from 'vitest';
import { loreSpokenOf } from './lore-notes.ts';

const entry = (name: string, text = `About ${name}.`, aliases: string[] = []) => ({ name, aliases, category: 'items', text });
const names = (entries: ReturnType<typeof entry>[], texts: string[], room = 2000) =>
  loreSpokenOf(entries, texts, room).map(({ name }) => name);

describe('the lore that is spoken of', () => {
  it.each([
    ['by its name', 'We ask about the Salt Bell.', ['Salt Bell']],
    ['in any case and with accents', 'we ask about the SÁLT bell', ['Salt Bell']],
    ['by an alias', 'Where is Old Dumb?', ['Salt Bell']],
    ['not within another word', 'A salt bellows.', []],
    ['not when nobody names it', 'Nothing here.', []],
  ])('is found %s', (_name, text, found) => {
    expect(names([entry('Salt Bell', 'It rings.', ['Old Dumb'])], [text])).toEqual(found);
  });

  it('comes with what is said first before what is said later', () => {
    expect(names([entry('Rook'), entry('Heron')], ['the heron', 'the rook'])).toEqual(['Heron', 'Rook']);
  });

  it('fits its room, and one that does not fit makes room for the next', () => {
    const entries = [entry('Rook', 'r'.repeat(600)), entry('Heron', 'h'.repeat(600)), entry('Wren', 'Small.')];
    expect(names(entries, ['rook heron wren'], 700)).toEqual(['Rook', 'Wren']);
  });

  it('is cut at a sentence, and shows a link as its words', () => {
    const [note] = loreSpokenOf([entry('Rook', `${'It sits on [[Weir|the weir]] all day. '.repeat(40)}`)], ['rook'], 2000);
    expect(note?.text.length).toBeLessThanOrEqual(700);
    expect(note?.text).toMatch(/^It sits on the weir all day\..*\.$/);
  });

  it('takes no name of a letter or two, and none that only looks like a pattern', () => {
    expect(names([entry('An'), entry('.*')], ['an apple', 'anything'])).toEqual([]);
  });
});
