import { expect, it } from 'vitest';
import { monsterTypes } from './monster-types.ts';
import { kindsMeant } from './kinds-meant.ts';

it.each([
  ['a Humanoid that you can see', ['humanoid']],
  ['Humanoids and Giants within 300 feet when the song starts', ['giant', 'humanoid']],
  ['a Celestial, Elemental, Fey, Fiend or Undead you see', ['celestial', 'elemental', 'fey', 'fiend', 'undead']],
  ['a Beast or Plant creature with Intelligence 3 or less, or a natural plant', ['beast', 'plant']],
  ['no Construct or Undead', monsterTypes.filter((kind) => kind !== 'construct' && kind !== 'undead')],
  ['Large or smaller', null],
])('“%s” means those kinds', (only, kinds) => {
  expect(kindsMeant({ who: 'creature', only })).toEqual(kinds);
});

it('a corpse is judged by what it says itself', () => {
  expect(kindsMeant({ who: 'corpse', only: 'not Undead when it died' })).toBeNull();
});
