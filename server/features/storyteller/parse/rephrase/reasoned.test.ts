import { describe, expect, it } from 'vitest';
import { withoutReasoning } from './reasoned.ts';

describe('what is reasoned aloud before something is done', () => {
  it.each([
    ['So it was the cook who lied. I go back to the kitchen.', 'I go back to the kitchen.'],
    ['A lamp that burns by day, and I suspect that somebody is at home. I knock.', 'I knock.'],
    ['I suppose that the mud is too soft for horses; I look for tracks of a sledge.', 'I look for tracks of a sledge.'],
    ['The door is barred, we were told; I try it all the same.', 'The door is barred; I try it all the same.'],
    ['Then he must have gone by boat. Who here has a boat?', 'Who here has a boat?'],
    ['I would first visit the miller.', 'I visit the miller.'],
  ])('is left out: %s', (typed, plain) => {
    expect(withoutReasoning(typed)).toBe(plain);
  });

  it.each([
    'So it was the cook who lied.',
    'I suspect that you know more than you say. I lean closer.',
    'So you were at home that night. I fold my arms.',
    'I suppose so.',
    'I go in and figure out the lock.',
  ])('stays where it is all there is, or is put to somebody: %s', (typed) => {
    expect(withoutReasoning(typed)).toBe(typed);
  });
});
