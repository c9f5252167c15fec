import { describe, expect, it } from 'vitest';
import { names, sentencesOf, narratedSentences } from './recap-sentences.ts';

describe('sentences', () => {
  it.each([
    ['are parted at their ends', 'One. Two! Three?', ['One.', 'Two!', 'Three?']],
    ['keep a quotation whole', 'She says, “No. Never.” Then she goes.', ['She says, “No. Never.”', 'Then she goes.']],
    ['do not end at a title', 'Mr. Dask waits. He smiles.', ['Mr. Dask waits.', 'He smiles.']],
    ['lose the marks of Markdown', '**Kara** takes *the bell*.', ['Kara takes the bell.']],
    ['may lack an end', 'and then', ['and then']],
    ['are none where nothing stands', '  ', []],
  ])('%s', (_title, text, sentences) => {
    expect(sentencesOf(text)).toEqual(sentences);
  });
});

describe('what was told', () => {
  it('leaves out what asks the players, and a last paragraph that does', () => {
    expect(narratedSentences('Where to begin? Kara opens the door.\n\nIt is late. What do you do?')).toEqual(['Kara opens the door.']);
  });

  it('keeps a question that somebody in the story asks', () => {
    expect(narratedSentences('Maren asks, “Who goes there?” and waits.')).toEqual(['Maren asks, “Who goes there?” and waits.']);
    expect(narratedSentences('Maren turns. “Who goes there?”')).toEqual(['Maren turns.', '“Who goes there?”']);
  });
});

it.each([
  ['Kara opens it', 'kara', true],
  ['Karapace', 'Kara', false],
  ['the crown of Ëlan', 'Ëlan', true],
  ['Kara’s blade', 'Kara', true],
  ['nothing', ' ', false],
])('%j names %j: %s', (text, name, expected) => {
  expect(names(text, name)).toBe(expected);
});
