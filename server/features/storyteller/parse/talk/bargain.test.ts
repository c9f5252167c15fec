import { describe, expect, it } from 'vitest';
import { bargainIn } from './bargain.ts';

describe('a bargain in what is said', () => {
  it.each([
    ['i wont rat on her if she helps us', 'If I help you?'],
    ["We'll keep quiet as long as you let us pass.", 'If I let you pass?'],
    ['If you show me your book, I will give you mine.', 'If I show you my book?'],
    ['tell him he gets the pig provided he leaves', 'If I leave?'],
  ])('%s', (text, echo) => {
    expect(bargainIn(text)?.echo).toBe(echo);
  });

  it.each(['what if you come with us?', 'Do you know if she is here?', 'We will help you.', 'I wonder if it rains.'])(
    '%s holds none',
    (text) => {
      expect(bargainIn(text)).toBeNull();
    },
  );
});
