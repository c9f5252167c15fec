import { describe, expect, it } from 'vitest';
import { withToldInOne } from './told-in-one.ts';

describe('what somebody is told that one will do', () => {
  it.each([
    ['I promise Hanne that I shall climb up and fetch the kite.', 'I promise Hanne that I shall climb up and that I shall fetch the kite.'],
    ["I tell him we'll wait here and keep the fire.", "I tell him we'll wait here and that we'll keep the fire."],
  ])('is told in one: %s', (typed, plain) => {
    expect(withToldInOne(typed)).toBe(plain);
  });

  it.each([
    'I tell him that I will wait here and ask for the key.',
    'I promise to come back and I leave.',
    'I tell Hanne that I like salt and honey.',
    'I open the door and go in.',
    "I promise you that I'll look for it and bring it back.",
  ])('ends where something else is done: %s', (typed) => {
    expect(withToldInOne(typed)).toBe(typed);
  });
});
