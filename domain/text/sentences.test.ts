import { describe, expect, it } from 'vitest';
import { wholeSentencesOf } from './sentences.ts';

describe('the sentences of a text', () => {
  it('stand one by one, with their marks', () => {
    expect(wholeSentencesOf('The tide went out. It did not come back! Why?')).toEqual([
      'The tide went out.',
      'It did not come back!',
      'Why?',
    ]);
  });

  it('lose a quotation mark that another sentence closes', () => {
    expect(wholeSentencesOf('"If it is about the sea, ask the reeve. If it is about the ferry, look at it."')).toEqual([
      'If it is about the sea, ask the reeve.',
      'If it is about the ferry, look at it.',
    ]);
    expect(wholeSentencesOf('She says "no."')).toEqual(['She says "no."']);
  });

  it('are one where no mark ends it, and none where there are no words', () => {
    expect(wholeSentencesOf('no end')).toEqual(['no end']);
    expect(wholeSentencesOf('... ')).toEqual([]);
  });
});
