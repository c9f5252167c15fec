import { describe, expect, it } from 'vitest';
import { itemOf } from '#domain/character/inventory/inventory.ts';
import type { Item } from '#domain/character/character.ts';
import { loadMagicCatalogue } from '#domain/srd/items/load-magic-items.ts';
import { withItemEffects } from '#domain/character/effects/item-effects.ts';
import { hero } from '#domain/character/character.fixture.ts';
import type { CombatStepInput } from '#domain/combat/step.ts';
import { Hero } from '#domain/combat/use/feature.fixture.ts';
import { itemWaysIn, readyInFight, usedItem, usesOfWay } from './item-in-use.ts';

const catalogue = await loadMagicCatalogue();

const held = (catalogId: string, changes: Partial<Item> = {}): Item => ({
  ...itemOf('longsword', 1, 'it'),
  catalogId,
  name: catalogue.get(catalogId)?.name ?? catalogId,
  place: 'mainHand',
  attuned: true,
  ...changes,
});

function used(one: Hero['one'], key: string, how: Parameters<typeof usedItem>[2] = {}) {
  const way = itemWaysIn(one, catalogue).find((each) => each.key === key);
  if (!way) throw new Error(`There is no ${key}.`);
  return usedItem(one, way, how);
}

describe('an item in a fight', () => {
  it('is counted down to what a d20 decides, and the sheet follows', async () => {
    const rod = held('magic:talisman-of-pure-good', { type: 'Gear', used: { charges: 6 } });
    const fighting = await Hero.of('cleric', 5, { inventory: [rod] });
    expect(
      fighting.take({ name: 'useActivity', actorId: fighting.one.id, used: used(fighting.one, 'fissure'), targetIds: ['troll'] }, 3),
    ).toBeNull();
    expect(fighting.one.items).toMatchObject([{ gone: true }]);
    expect(fighting.sheet().inventory).toEqual([]);
  });

  it('says that a potion is drunk or given, and a wand is used in one way', async () => {
    const potion = held('magic:potions-of-healing:potion-of-healing', { type: 'Consumable', place: 'pack', quantity: 2 });
    const fighting = await Hero.of('fighter', 5, { inventory: [potion] });
    const [way] = itemWaysIn(fighting.one, catalogue);
    expect(way && usesOfWay(fighting.one, way).map(({ name, takes }) => [name, takes])).toEqual([
      ['Potion of Healing: Drink', 'bonusAction'],
      ['Potion of Healing: give to another', 'bonusAction'],
    ]);
    const drink = used(fighting.one, 'drink');
    const step: CombatStepInput = { name: 'useActivity', actorId: fighting.one.id, used: drink, targetIds: ['tomas'] };
    expect(fighting.take(step, 2, 2)).toBeNull();
    expect(fighting.take(step, 2, 2)).toContain('bonus action');
    expect(fighting.sheet().inventory).toMatchObject([{ quantity: 1 }]);
  });

  it('is refused while it is packed or not attuned', async () => {
    const fighting = await Hero.of('wizard', 5, { inventory: [held('magic:wand-of-fireballs', { type: 'Gear', place: 'pack' })] });
    const [way] = itemWaysIn(fighting.one, catalogue);
    expect(way && readyInFight(fighting.one, way).ok).toBe(false);
  });

  it('adds dice to attacks with the weapon that it is, and to no other', async () => {
    const tongue = held('magic:flame-tongue', { base: 'longsword', type: 'Weapon', name: 'Flame Tongue' });
    const inventory = [tongue, { ...itemOf('rapier', 1, 'other'), place: 'offHand' as const }];
    const fighting = await Hero.of('fighter', 5, { inventory });
    const fire = () => fighting.of('troll').hitPoints;
    expect(fighting.take({ name: 'useActivity', actorId: fighting.one.id, used: used(fighting.one, 'ignite') })).toBeNull();
    const before = fire();
    expect(fighting.attack([], { attack: 'Flame Tongue' }, 15, 4, 6, 6)).toBeNull();
    // This troll takes half of blades, and fire twice.
    expect(before - fire()).toBe(Math.floor((4 + 3) / 2) + 2 * 12);
    const middle = fire();
    expect(fighting.attack([], { attack: 'Rapier' }, 15, 4)).toBeNull();
    expect(middle - fire()).toBe(Math.floor((4 + 3) / 2));
  });

  it('adds what it always adds, too', () => {
    const brand = held('magic:frost-brand', { base: 'longsword', type: 'Weapon' });
    const bearer = withItemEffects(hero({ inventory: [brand] }), catalogue);
    expect(bearer.activeEffects.flatMap(({ changes }) => changes)).toContainEqual(
      expect.objectContaining({ on: 'damageRolls', add: '1d6', with: 'thisWeapon' }),
    );
  });
});
