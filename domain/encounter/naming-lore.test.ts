import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { srdCreatures } from './creatures.ts';
import { isMetIn } from './lore-creatures.ts';
import { creatureReader, terrainsIn } from './named-creatures.ts';
import { terrains } from './terrains.ts';

describe('terrains of a text', () => {
  it.each([
    ['A village at the edge of the marshes, under old pines.', ['forest', 'swamp', 'town']],
    ['Caves beneath a ruined keep.', ['underground', 'ruins']],
    ['The MOUNTAIN smokes.', ['mountains']],
    ['Marshal Boggs stumbles.', []],
    ['', []],
  ])('%j are %j', (text, expected) => expect(terrainsIn(text).toSorted()).toEqual(expected.toSorted()));
});

describe('creatures that an entry of lore leads to', () => {
  const read = creatureReader(srdCreatures);

  it('are those that it names and those of its terrains, and nobody else', () => {
    const lore = { creatures: read('Kobolds serve it.'), terrains: terrainsIn('In the swamp.') };
    const met = srdCreatures.filter((each) => isMetIn(each, lore));
    expect(met.map(({ id }) => id)).toContain('kobold-warrior');
    expect(met.every((each) => each.bands.includes('kobolds') || each.terrains.includes('swamp'))).toBe(true);
    expect(met.length).toBeLessThan(srdCreatures.length);
  });

  it('are more with each terrain, and none without any', () =>
    fc.assert(
      fc.property(fc.subarray([...terrains]), fc.constantFrom(...terrains), (some, more) => {
        const count = (list: typeof some) => srdCreatures.filter((each) => isMetIn(each, { creatures: [], terrains: list })).length;
        expect(count([...some, more])).toBeGreaterThanOrEqual(count(some));
        expect(count([])).toBe(0);
      }),
    ));
});
