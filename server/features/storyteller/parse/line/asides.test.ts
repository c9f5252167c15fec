import { describe, expect, it } from 'vitest';
import { cutAsides } from './asides.ts';

describe('a remark before a question', () => {
  it.each([
    ['fair. where am I now?', 'where am I now?'],
    ['Ok keep the breaths in, noted. What do we know so far?', 'What do we know so far?'],
    ['Stay low, noted. Narrator, what do we know so far?', 'what do we know so far?'],
    ['noted! who is Hob?', 'who is Hob?'],
    ['got it. how far is the wreck?', 'how far is the wreck?'],
    ['Ouch, sorry Tov! Did I fail a roll there?', 'Did I fail a roll there?'],
  ])('%s is cut from it', (text, asked) => {
    expect(cutAsides(text).text).toBe(asked);
  });

  it.each(['I noted the name. I go in', 'Fair winds. I set sail', 'Sorry Wenna! I put it back'])('%s is no such remark', (text) => {
    expect(cutAsides(text).text).toBe(text);
  });
});
