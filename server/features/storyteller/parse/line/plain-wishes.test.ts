import { describe, expect, it } from 'vitest';
import { openingState } from '#domain/narration/play-state.ts';
import { readyAdventures } from '#server/features/adventures/index.ts';
import { parseIntent } from '#server/features/storyteller/parse/parse-intent.ts';
import { withPlainWishes } from './plain-wishes.ts';

const adventure = readyAdventures.get('free-template-world');
if (!adventure) throw new Error('there is no template');
const mira = { id: 'mira', name: 'Mira' };
const stage = { adventure, state: openingState(adventure), party: [mira] };

describe('a plan that is put in a roundabout way', () => {
  it.each([
    "Then I'm off to the inn to have a word with the landlady",
    'so we are away to the inn then',
    "right, it's back to the inn with us",
    "and then it's the inn for me",
    'ok, next stop the inn',
    'fine, the inn it is',
    'time to visit the inn',
    "I'd better get to the inn",
    "we'd best be going to the inn",
    "I think I'll pop over to the inn",
  ])('is gone about: %s', (text) => {
    expect(parseIntent({ heroId: 'mira', text }, mira, stage).map(({ kind }) => kind)).toEqual(['travel']);
  });

  it.each([
    '"I am off to the inn."',
    'a strange place it is',
    'it is time for us',
    'I think I know her',
    "you'd better not",
    'it is the best for me',
    'I am offended',
  ])('is not meant, and stays as it is: %s', (text) => {
    expect(withPlainWishes(text, stage)).toBe(text);
  });
});
