import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasHiddenCharacters, hiddenCharactersIn, withoutHiddenCharacters } from './hidden-characters.ts';

const names = [
  'Mira',
  'Zoë',
  'Łukasz',
  'Ἀθηνᾶ',
  'Наталья',
  'علی',
  'علی\u200Cرضا',
  'क्\u200Dष',
  '李小龍',
  'משה',
  'O’Neil-Ødegård',
  'Tov 2',
  'Mira ❤\uFE0F',
  '🧙🏽\u200D♀\uFE0F',
];

it.each(names)('“%s” holds nothing hidden', (name) => {
  expect(hasHiddenCharacters(name)).toBe(false);
});

it.each([
  ['a right-to-left override', 'a\u202Eevil'],
  ['an isolate', 'a\u2067b\u2069'],
  ['a left-to-right mark', 'Mira\u200E'],
  ['an Arabic letter mark', 'Mira\u061C'],
  ['a zero-width space', 'Mi\u200Bra'],
  ['a joiner between Latin letters', 'Mi\u200Dra'],
  ['a joiner at the end', 'Mira\u200D'],
  ['a word joiner', 'Mi\u2060ra'],
  ['a byte order mark', '\uFEFFMira'],
  ['a soft hyphen', 'Mi\u00ADra'],
  ['a filler of Hangul', 'Mi\u3164ra'],
  ['an empty Braille cell', '\u2800'],
  ['a variation selector without a picture', 'M\uFE0Fira'],
  ['a tag', 'Mira\u{E0041}'],
  ['a line separator', 'Mi\u2028ra'],
  ['a line break', 'Mi\nra'],
  ['a bell', 'Mi\u0007ra'],
  ['a letter of private use', 'Mi\uE000ra'],
])('%s is found', (_what, name) => {
  expect(hasHiddenCharacters(name)).toBe(true);
});

describe('a text without its hidden characters', () => {
  it('holds none any more, and keeps the rest in order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'é', ' ', '\u202E', '\u200B', '\u2066', '\u3164', 'ж', '\uFEFF')), (signs) => {
        const whole = withoutHiddenCharacters(signs.join(''));
        expect(hasHiddenCharacters(whole)).toBe(false);
        expect(whole).toBe(signs.filter((sign) => ['a', 'é', ' ', 'ж'].includes(sign)).join(''));
      }),
    );
  });
});

it('the sentence names the field', () => {
  expect(hiddenCharactersIn('The display name')).toMatch(/^The display name holds an invisible character/);
});
