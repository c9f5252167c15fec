import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSpokenFor, looksLike } from './name-likeness.ts';

describe('two names', () => {
  it.each([
    ['Mira', 'mira'],
    ['Mira', 'M I R A'],
    ['Mira', 'Míŕa'],
    ['Mira', 'Мira'],
    ['Mira', 'Μιrа'],
    ['Mira', 'Ｍｉｒａ'],
    ['Mira', '𝓜𝓲𝓻𝓪'],
    ['Mira', 'ᴍɪʀᴀ'],
    ['Mira', 'M1ra'],
    ['Mira', '-=Mira=-'],
    ['Mira', 'Mira ✨'],
    ['Mira', 'Mi\u200Bra'],
    ['Paul', 'PauI'],
    ['Paul', 'Раul'],
    ['Emma', 'Ernrna'],
    ['Wanda', 'VVanda'],
    ['Hella', 'Ηella'],
    ['Νίκος', 'ΝΙΚΟΣ'],
    ['Łukasz', 'Iukasz'],
    ['Strauß', 'STRAUSS'],
    ['Наталья', 'наталья'],
    ['🔥', '🔥'],
  ])('“%s” and “%s” look alike', (one, other) => {
    expect([looksLike(one, other), looksLike(other, one)]).toEqual([true, true]);
  });

  it.each([
    ['Mira', 'Mara'],
    ['Mira', 'Mirabel'],
    ['Tov', 'Iva'],
    ['Dana', 'Diana'],
    ['李小龍', '李小虎'],
    ['🔥', '🧊'],
    ['🔥', 'Mira'],
    ['Narrator', 'Nara'],
  ])('“%s” and “%s” do not', (one, other) => {
    expect(looksLike(one, other)).toBe(false);
  });

  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 });
  it('are alike when they are the same, whichever comes first', () => {
    fc.assert(
      fc.property(text, (name) => {
        expect(looksLike(name, name)).toBe(true);
      }),
    );
    fc.assert(
      fc.property(text, text, (one, other) => {
        expect(looksLike(one, other)).toBe(looksLike(other, one));
      }),
    );
  });

  const letters = fc.string({
    unit: fc.constantFrom(...Array.from('abcdefghijklmnopqrstuvwxyzäéñßαβγδεζηθικλμνξοπρστυφχψωабвгдежзийклмнопрстуфхцчшщыьэюя')),
    minLength: 1,
  });
  it('are alike whatever their case, accents and spaces', () => {
    fc.assert(
      fc.property(letters, fc.constantFrom('\u0301', '\u0308', ' ', '-', '.'), (name, sign) => {
        expect(looksLike(name, name.toUpperCase())).toBe(true);
        expect(looksLike(name, Array.from(name).join(sign))).toBe(true);
      }),
    );
  });
});

describe('a name that would be taken for the product speaking', () => {
  it.each([
    'Narrator',
    'THE NARRATOR',
    'n a r r a t o r',
    'Narratоr',
    'Nаrrаtor',
    'Storyteller',
    'Story-Teller',
    'StoryteIler',
    'System',
    '5ystem',
    'ѕуѕтем',
    'Dungeon Master',
    'dungeonmaster',
    'The Dungeon Master',
    'DM',
    'd.m.',
    'ＤＭ',
    'Hearthlore',
    'Héarthlore',
  ])('“%s” is one', (name) => {
    expect(isSpokenFor(name)).toBe(true);
  });

  it.each(['Mira', 'Nara', 'Systema', 'Dim', 'Adam', 'Dungeon', 'Master', 'Story', 'Hearth', 'Tell', 'Demi'])('“%s” is none', (name) => {
    expect(isSpokenFor(name)).toBe(false);
  });
});
