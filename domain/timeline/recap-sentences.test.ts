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

  it('leaves out what counts turns, and keeps words of the story that sound alike', () => {
    const counted = [
      'Initiative decides who is first: Krag and Silt Hound, in this order.',
      'Krag has the action, a bonus action and a reaction left.',
      'Krag has 1 attack and a reaction left.',
      'Krag has nothing left this turn.',
      'Round 2: it is Silt Hound’s turn.',
      'Krag is down with 0 death saves made and 2 failed, and can do nothing else.',
      'Krag gains 75 experience points.',
      'Krag must Dash and get away from Ghost by the safest way, unless there is nowhere to go (Fear).',
      'Nobody stands against you any more. The fight is over.',
    ];
    for (const text of counted) expect(narratedSentences(text)).toEqual([]);
    const story = [
      'Krag has nothing left to say.',
      'Oda has the lamp, and little oil left.',
      'Krag gains the door.',
      'Krag is down by the water.',
    ];
    for (const text of story) expect(narratedSentences(text)).toEqual([text]);
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
