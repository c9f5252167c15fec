import { describe, expect, it } from 'vitest';
import { openingState } from '#domain/narration/play-state.ts';
import { readyAdventures } from '#server/features/adventures/ready-adventures.ts';
import { cleanText } from '#server/features/storyteller/parse/words/clean-text.ts';
import { withSpelling } from './spelling.ts';

const adventure = readyAdventures.get('free-template-world');
if (!adventure) throw new Error('The template world has no adventure.');
const stage = { adventure, state: openingState(adventure), party: [] };

describe('words that were misspelt', () => {
  it.each([
    ['ask netle about the wreck', 'ask nettle about the wreck'],
    ['Wena, what is wrong?', 'wenna, what is wrong?'],
    ['talk to the reev', 'talk to the reeve'],
    ['go to the tidehouse', 'go to the tide house'],
    ['serach the bolard', 'search the bollard'],
    ['I atack them', 'I attack them'],
  ])('are put right: %s', (typed, meant) => {
    expect(withSpelling(typed, stage)).toBe(meant);
  });

  it.each([
    'it wasnt his fault and it wont be',
    'easy lads, suppers for all of us',
    'honk honk',
    'take a swig of the cordial',
    'it is snowing',
    'hes a wrecker, isnt he',
    'curtsey to the sniffly fella',
    'Krzysztof waves',
    'the knitted, dotted and spinning things',
  ])('are not made of words that are right: %s', (typed) => {
    expect(withSpelling(typed, stage)).toBe(typed);
  });
});

describe('faces made of marks', () => {
  it.each([
    ['have you been baking? ;)', 'have you been baking?'],
    ['I wave :-D and sit down', 'I wave and sit down'],
    ['the chapter (three) and 10:30 stay', 'the chapter (three) and 10:30 stay'],
  ])('are no words: %s', (typed, read) => {
    expect(cleanText(typed)).toBe(read);
  });
});
