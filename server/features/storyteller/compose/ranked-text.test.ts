import { describe, expect, it } from 'vitest';
import { required, toldOnce } from './ranked-text.ts';

const notice = 'Apply to the reeve at the house by the water.';

describe('a reply', () => {
  it('tells a sentence once, and what else stands beside it', () => {
    const told = toldOnce([[required(notice)], [required(`${notice} Bring your own boots.`), required(notice)]]);
    expect(told.map((pieces) => pieces.map(({ text }) => text))).toEqual([[notice], ['Bring your own boots.']]);
  });

  it('leaves short sentences and speech as they are', () => {
    const speech = '"Nobody has been up there since the thaw," says Hob.';
    const paragraphs = [[required('And so on.'), required('And so on.'), required(speech), required(speech)]];
    expect(toldOnce(paragraphs)).toEqual(paragraphs);
  });
});
