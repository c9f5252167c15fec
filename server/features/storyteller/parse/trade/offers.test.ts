import { describe, expect, it } from 'vitest';
import { bargainIn, dealIn } from './offers.ts';

it.each([
  ["I bring the shoe home to you, and then you give me the bell's tongue. Deal?", 'offer', "give me the bell's tongue"],
  ['Deal or no deal? Shoe for the bell tongue.', 'offer', 'the bell tongue'],
  ["I'll trade you a sweet for it, it's a good sweet", 'offer', 'it'],
  ['if I get her back before the candle is out, will you bake me one of those cakes? deal?', 'offer', 'bake me one of those cakes'],
  ['we keep quiet about the boat and you show us the way, agreed?', 'offer', 'show us the way'],
  ['you guide us out to the wreck and we split whatever we find, half and half', 'offer', 'guide us out to the wreck'],
  ['You tell us the truth, and in return we leave the Coal alone.', 'offer', 'tell us the truth'],
  ['Then here is my offer, Ilse. Nobody is read tonight. In return nobody in the south hears your name.', 'offer', null],
  ['do we have a deal?', 'offer', null],
  ['what do we get for it?', 'reward', null],
  ["and what's in it for us?", 'reward', null],
  ['what would you give us if we found out who did it?', 'reward', null],
  ['if i find it in the wreck should i bring it to you?', 'wanted', null],
  ['what do you want me to do with it exactly?', 'wanted', null],
])('a deal is heard in words as they are said: %s', (words, kind, inReturn) => {
  expect(dealIn(words)).toEqual({ kind, inReturn });
});

it.each([
  'what is the deal with the bell?',
  'I thought you were dead',
  'what do you want?',
  'good deal of rain tonight',
  'I look for the shoe',
  'you told me so and I believed you',
  'you go first, I am afraid of geese',
  'thank you for the soup',
])('no deal is heard in %s', (words) => {
  expect(dealIn(words)).toBeNull();
});

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
