import { describe, expect, it } from 'vitest';
import { openingState } from '#domain/narration/play-state.ts';
import { templateAdventure } from '#server/features/adventures/ready-adventures.ts';
import { addresseeOf, questionOf } from '#server/features/storyteller/parse/addressee.ts';
import { withWarePointedAt } from './pointed-at.ts';

const stage = { adventure: templateAdventure, state: { ...openingState(templateAdventure), scene: 'borrowed-anchor' }, party: [] };

describe('a ware that is pointed at', () => {
  it.each([
    ['A cowrie, and polished. I take that one.', 'A cowrie, and polished. I take the polished cowrie.'],
    [
      'Scallop shells? I buy this one, but I offer him three copper.',
      'Scallop shells? I offer Lucan Thrale three copper for the pair of scallop shells.',
    ],
    ['I buy the polished cowrie, but I only give four copper', 'I offer Lucan Thrale four copper for the polished cowrie'],
  ])('is called by its name: %s', (text, plain) => {
    expect(withWarePointedAt(text, stage)).toBe(plain);
  });

  it.each(['The dog? I take that one.', 'I buy the dog, but I offer two copper', 'I take that one.'])(
    'is nobody’s where nobody sells it: %s',
    (text) => {
      expect(withWarePointedAt(text, stage)).toBe(text);
    },
  );
});

describe('the price of a ware', () => {
  it.each(['Four copper for scallop shells?', 'The polished cowrie, how much would that be?'])(
    'is asked of whoever sells it: %s',
    (text) => {
      const asked = questionOf(text, { id: 'mira', name: 'Mira' });
      expect(addresseeOf(asked, stage.adventure, stage.state)?.id).toBe('lucan-thrale');
    },
  );
});
