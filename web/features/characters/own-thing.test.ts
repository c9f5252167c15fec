import { Item } from '#domain/character.ts';
import { describe, expect, it } from 'vitest';
import { blankThing, ownThingIn } from './own-thing.ts';

const fang = { ...blankThing, name: ' Fang of the deep ', type: 'Weapon', damage: '1D6+1', bonus: '2', weight: '0.5' };

describe('a thing of one’s own', () => {
  it('is what was typed, and the rules take it', () => {
    const { thing } = ownThingIn(fang);
    expect(thing).toEqual({
      item: { name: 'Fang of the deep', type: 'Weapon', weight: 0.5, bonus: 2, damage: '1d6+1', armorClass: null },
      quantity: 1,
    });
    expect(Item.safeParse({ id: 'x', thing: null, place: 'pack', ...thing?.item, quantity: thing?.quantity }).success).toBe(true);
  });

  it.each([
    ['name', { name: '  ' }],
    ['name', { name: 'x'.repeat(121) }],
    ['quantity', { quantity: '0' }],
    ['weight', { weight: 'heavy' }],
    ['damage', { damage: 'a lot' }],
    ['bonus', { bonus: '6' }],
    ['armorClass', { type: 'Armor', armorClass: '31' }],
  ] as const)('says what is wrong with the %s of %j', (field, change) => {
    const { thing, wrong } = ownThingIn({ ...fang, ...change });
    expect([thing, Object.keys(wrong)]).toEqual([null, [field]]);
  });

  it('leaves out what its type does not use', () => {
    expect(ownThingIn({ ...fang, type: 'Treasure', bonus: '9' }).thing?.item).toMatchObject({ damage: null, bonus: 0 });
  });
});
