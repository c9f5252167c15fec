import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spokenParts } from './spoken-parts.ts';
import { spokenText } from './spoken-text.ts';

describe('what is read aloud', () => {
  it.each([
    ['You *must* run, **now**.', 'You must run, now.'],
    ['# The Weir\n\nRain falls.', 'The Weir\n\nRain falls.'],
    ['Ways:\n- the slipway\n- the tower.', 'Ways: the slipway. the tower.'],
    ['1. Look\n2) Listen', 'Look. Listen.'],
    ['See [the map](https://a.example/x) and [[bell|the bell]].', 'See the map and the bell.'],
    ['> “Wait,” she says.', '“Wait,” she says.'],
    ['Rain.\n\n* * *\n\n---\n\nNight.', 'Rain.\n\nNight.'],
    ['snake_case stays, `code` loses its marks.', 'snake_case stays, code loses its marks.'],
    ['2 * 3 * 4 and <b>bold</b>', '2 * 3 * 4 and <b>bold</b>'],
  ])('has no marks: %j', (text, said) => expect(spokenText(text)).toBe(said));

  it.each([
    ['You climb (1d20+3 = 17) over the wall.', 'You climb over the wall.'],
    ['You climb.\n🎲 Athletics: 1d20+3 = 17\nThe wall is wet.', 'You climb. The wall is wet.'],
    ['[Perception 2d20kh1 → 14]', ''],
    ['**Roll:** d6 = 4', ''],
    ['She has 3d6 reasons to stay.', 'She has 3d6 reasons to stay.'],
  ])('has no dice lines: %j', (text, said) => expect(spokenText(text)).toBe(said));
});

describe('the parts that are read one after another', () => {
  it('are whole sentences of one paragraph, where they fit', () => {
    expect(spokenParts('One two. Three four! Five?\n\nSix.', 20)).toEqual(['One two. Three four!', 'Five?', 'Six.']);
  });

  it('part a sentence between words, and a word between letters', () => {
    expect(spokenParts('one two three four', 9)).toEqual(['one two', 'three', 'four']);
    expect(spokenParts('aaaaaaaaaaaa', 5)).toEqual(['aaaaa', 'aaaaa', 'aa']);
    expect(spokenParts('🐉🐉🐉', 4)).toEqual(['🐉🐉', '🐉']);
  });

  it('are none where nothing is to be said', () => {
    expect(spokenParts(' \n\n---\n', 50)).toEqual([]);
  });

  it('are never too long, never empty, and say every word in its order', () => {
    const words = fc.string({ unit: fc.constantFrom('a', 'B', 'é', '.', '!', ' ', ',', '\n', '”', '9'), maxLength: 400 });
    fc.assert(
      fc.property(words, fc.integer({ min: 4, max: 60 }), (text, longest) => {
        const parts = spokenParts(text, longest);
        for (const part of parts) expect(part.length > 0 && part.length <= longest).toBe(true);
        const letters = (written: string) => written.replaceAll(/\s/g, '');
        expect(letters(parts.join(''))).toBe(letters(spokenText(text)));
      }),
    );
  });
});
