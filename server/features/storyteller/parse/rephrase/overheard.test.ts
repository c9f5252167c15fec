import { describe, expect, it } from 'vitest';
import { asOverheard } from './overheard.ts';

describe('the talk of a place that somebody listens to', () => {
  it.each([
    ['I listen to what people talk about', 'What are people talking about?'],
    ['I sit down in a corner and listen to the people', 'What are people talking about?'],
    ['We find a table and listen in on the gossip for a while.', 'What are people talking about?'],
    ['I eavesdrop on the other guests', 'What are people talking about?'],
  ])('is asked for: %s', (typed, plain) => {
    expect(asOverheard(typed)).toBe(plain);
  });

  it.each([
    'I listen at the door',
    'I listen to Wenna',
    'I listen to the bell',
    'I listen to the guards behind the wall',
    'I thank her, sit down and listen to the people',
  ])('is nothing that is listened to elsewhere: %s', (typed) => {
    expect(asOverheard(typed)).toBe(typed);
  });
});
