import { describe, expect, it } from 'vitest';
import { courtesyIn, isCondolence, isSaying } from './courtesy.ts';

describe('a few words that only agree', () => {
  it.each(['Deal, Wenna.', 'Fair enough.', 'ok ok I get it', 'Very well then.', 'Whatever.', 'Yes. Understood.', 'I see.'])(
    'are assent, and ask for nothing: %s',
    (text) => {
      expect(courtesyIn(text)).toBe('assent');
    },
  );

  it.each(['Deal with him.', 'Fine boards you have there', 'I see the ship.', 'Right behind you', 'Whatever you do, run.'])(
    'are no assent where they say more: %s',
    (text) => {
      expect(courtesyIn(text)).not.toBe('assent');
    },
  );
});

describe('being sorry', () => {
  it.each(["I'm so sorry, Tibb. You must feel awful.", 'Oh no, I am sorry.', "We're very sorry. I know what that is."])(
    'feels with somebody: %s',
    (text) => {
      expect(isCondolence(text)).toBe(true);
    },
  );

  it.each([
    "I'm sorry about the door.",
    "I'm so sorry that I shouted.",
    "I am sorry, I didn't mean to wake you.",
    'Sorry?',
    'Sorry, Tibb.',
  ])('is an apology, or a way of speaking: %s', (text) => {
    expect(isCondolence(text)).toBe(false);
  });
});

describe('a goodbye', () => {
  it.each([
    'Night night, Wenna. Sleep tight!',
    'Try to get a bit of rest, lad.',
    'See you tomorrow, both.',
    'Mind how you go.',
    'So long, Hob',
  ])('bids nothing, and brings nothing to mind: %s', (text) => {
    expect(isSaying(text)).toBe(true);
    expect(courtesyIn(text)).toBe('farewell');
  });

  it.each([
    'Did you sleep well that night?',
    'So long as it burns, who watches it?',
    'Mind yourself with that bell, it has a crack in the lip.',
  ])('is not in %j', (text) => {
    expect(courtesyIn(text) === 'farewell' && isSaying(text)).toBe(false);
  });
});
