import { describe, expect, it } from 'vitest';
import { isNounPhrase } from './noun-phrase.ts';

describe('words that a sentence may repeat as a name', () => {
  it.each(['the left shoe', 'Linnet', 'her mother', 'the captain of the watch', 'Aurel Pryce', 'that red lamp', 'a way in the wall'])(
    'are a noun phrase: "%s"',
    (text) => {
      expect(isNounPhrase(text)).toBe(true);
    },
  );

  it.each([
    'up here',
    'there',
    'each of them',
    'it you need',
    'whoever rings it',
    'all',
    'nobody doing anything',
    'in charge',
    'been up there',
    'the left shoe about',
    'what we need',
    'her',
    '',
  ])('are none: "%s"', (text) => {
    expect(isNounPhrase(text)).toBe(false);
  });
});
