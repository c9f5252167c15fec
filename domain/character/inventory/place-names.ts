import type { Place } from '#domain/character/character.ts';

/** Where a thing is, in words. */
export const placeNames: Readonly<Record<Place, string>> = {
  pack: 'pack',
  mainHand: 'main hand',
  offHand: 'off hand',
  bothHands: 'both hands',
  worn: 'worn',
};
