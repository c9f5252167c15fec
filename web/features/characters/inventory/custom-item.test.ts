import { Item } from '#domain/character/character.ts';
import { describe, expect, it } from 'vitest';
import { blankItem, customItemIn } from './custom-item.ts';

const fang = { ...blankItem, name: ' Fang of the deep ', type: 'Weapon', damage: '1D6+1', bonus: '2', weight: '0.5' };

describe('a custom item', () => {
  it('is what was typed, and the rules take it', () => {
    const { customItem } = customItemIn(fang);
    expect(customItem).toEqual({
      item: { name: 'Fang of the deep', type: 'Weapon', weight: 0.5, bonus: 2, damage: '1d6+1', armorClass: null },
      quantity: 1,
    });
    expect(Item.safeParse({ id: 'x', catalogId: null, place: 'pack', ...customItem?.item, quantity: customItem?.quantity }).success).toBe(
      true,
    );
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
    const { customItem, wrong } = customItemIn({ ...fang, ...change });
    expect([customItem, Object.keys(wrong)]).toEqual([null, [field]]);
  });

  it('leaves out what its type does not use', () => {
    expect(customItemIn({ ...fang, type: 'Treasure', bonus: '9' }).customItem?.item).toMatchObject({ damage: null, bonus: 0 });
  });
});
