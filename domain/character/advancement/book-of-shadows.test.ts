import { describe, expect, it } from 'vitest';
import { granted, hero, refusalOf } from '#domain/character/character.fixture.ts';
import type { Character } from '#domain/character/character.ts';
import { castSpell } from '#domain/character/actions/cast.ts';
import { choicesOfBook, chooseOptionsWithBook, conjureBook, spellsInBook } from './book-of-shadows.ts';

const invocations = 'eldritch-invocations';
const warlock = (options: string[] = ['pact-of-the-tome'], changes: Partial<Character> = {}) =>
  hero({ class: 'warlock', level: 1, options: { [invocations]: options }, ...changes });
const book = ['guidance', 'light', 'shillelagh', 'alarm', 'find-familiar'];

describe('SRD 5.2.1, Pact of the Tome: the Book of Shadows', () => {
  it('holds three cantrips and two rituals of any list, prepared as spells of a warlock', () => {
    const { spells } = granted(conjureBook(warlock(), book));
    expect(spells.map(({ spell }) => spell)).toEqual(book);
    expect(spells[0]).toEqual({ spell: 'guidance', prepared: true, from: 'other', class: 'warlock', ofBook: true });
  });

  it('gives way to the next one', () => {
    const first = granted(conjureBook(warlock(), book));
    const next = granted(conjureBook(first, ['mending', 'light', 'mage-hand', 'alarm', 'identify']));
    expect(spellsInBook(next, 'cantrips')).toEqual(['mending', 'light', 'mage-hand']);
    expect(spellsInBook(next, 'rituals')).toEqual(['alarm', 'identify']);
    expect(next.spells).toHaveLength(5);
  });

  it.each([
    ['a cantrip too few', book.slice(1)],
    ['a spell twice', [...book.slice(1), 'alarm']],
    ['a spell of level 1 that is no ritual', [...book.slice(0, 4), 'shield']],
    ['a ritual of level 2', [...book.slice(0, 4), 'augury']],
    ['one too many', [...book, 'identify']],
  ])('refuses %s', (_, ids) => {
    expect(refusalOf(conjureBook(warlock(), ids))).toContain('Choose 3 cantrips and 2 rituals');
  });

  it('takes nothing that is known otherwise', () => {
    const known = warlock(undefined, { spells: [{ spell: 'light', prepared: true, from: 'class', class: 'warlock' }] });
    expect(choicesOfBook(known, 'cantrips').map(({ id }) => id)).not.toContain('light');
    expect(conjureBook(known, book).ok).toBe(false);
  });

  it('is nobody’s who has not chosen the pact', () => {
    const why = 'Only warlocks with the Pact of the Tome conjure a Book of Shadows.';
    expect(refusalOf(conjureBook(warlock(['eldritch-mind']), book))).toBe(why);
    expect(refusalOf(conjureBook(hero({ class: 'wizard' }), book))).toBe(why);
  });

  it('is gone with the pact', () => {
    const conjured = granted(conjureBook(warlock(), book));
    expect(granted(chooseOptionsWithBook(conjured, invocations, ['eldritch-mind'])).spells).toEqual([]);
    expect(granted(chooseOptionsWithBook(conjured, invocations, ['pact-of-the-tome'])).spells).toHaveLength(5);
  });

  it('lets its rituals be cast as such', () => {
    expect(castSpell(granted(conjureBook(warlock(), book)), 'alarm', { kind: 'ritual' }).ok).toBe(true);
  });
});
