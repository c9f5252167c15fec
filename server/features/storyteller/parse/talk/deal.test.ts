import { expect, it } from 'vitest';
import { dealIn } from './deal.ts';

it.each([
  ["I bring the shoe home to you, and then you give me the bell's tongue. Deal?", 'offer', "give me the bell's tongue"],
  ['Deal or no deal? Shoe for the bell tongue.', 'offer', 'the bell tongue'],
  ["I'll trade you a sweet for it, it's a good sweet", 'offer', 'it'],
  ['if I get her back before the candle is out, will you bake me one of those cakes? deal?', 'offer', 'bake me one of those cakes'],
  ['we keep quiet about the boat and you show us the way, agreed?', 'offer', 'show us the way'],
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
  'thank you for the soup',
])('no deal is heard in %s', (words) => {
  expect(dealIn(words)).toBeNull();
});
