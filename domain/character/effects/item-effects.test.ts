import type { HeroChanges } from '#domain/character/character.fixture.ts';
import { describe, expect, it } from 'vitest';
import { granted, hero, scores } from '#domain/character/character.fixture.ts';
import type { Item, Place } from '#domain/character/character.ts';
import { magicItemOf } from '#domain/character/inventory/magic-item.ts';
import { itemOf } from '#domain/character/inventory/inventory.ts';
import { explain } from '#domain/character/sheet/figure.ts';
import { deriveSheet } from '#domain/character/sheet/sheet.ts';
import { loadMagicCatalogue } from '#domain/srd/items/load-magic-items.ts';
import { itemEffects, withItemEffects, withoutItemEffects } from './item-effects.ts';

const catalogue = await loadMagicCatalogue();

function magic(name: string, place: Place, attuned: boolean, base: string | null = null): Item {
  const item = granted(magicItemOf(catalogue.get(`magic:${name}`), base, { quantity: 1, id: name.replaceAll(':', '-') }));
  return { ...item, place, attuned };
}

const bearing = (inventory: Item[], changes: HeroChanges = {}) => withItemEffects(hero({ inventory, ...changes }), catalogue);
const sheetWith = (inventory: Item[], changes: HeroChanges = {}) => deriveSheet(bearing(inventory, changes));
type Sheet = ReturnType<typeof deriveSheet>;

describe('SRD 5.2.1, magic items on the sheet:', () => {
  it.each<[what: string, name: string, read: (sheet: Sheet) => unknown, value: unknown]>([
    ['adds 1 to armor class', 'cloak-of-protection', (sheet) => sheet.armorClass.value, 11],
    ['adds 1 to every save', 'cloak-of-protection', (sheet) => sheet.abilities.wisdom.save.value, 1],
    ['adds 1 to armor class', 'ring-of-protection', (sheet) => sheet.armorClass.value, 11],
    ['makes constitution 19', 'amulet-of-health', (sheet) => sheet.abilities.constitution.score, 19],
    ['makes strength 21', 'belt-of-giant-strength:hill', (sheet) => sheet.abilities.strength.score, 21],
    ['resists cold', 'boots-of-the-winterlands', (sheet) => sheet.resistances, ['cold']],
    ['adds 2 without armor and shield', 'bracers-of-defense', (sheet) => sheet.armorClass.value, 12],
    ['reckons 15 without armor', 'robe-of-the-archmagi', (sheet) => sheet.armorClass.value, 15],
  ])('%s: %s', (_what, name, read, value) => {
    expect(read(sheetWith([magic(name, 'worn', true)]))).toEqual(value);
    const without = read(deriveSheet(hero()));
    expect(read(sheetWith([magic(name, 'worn', false)]))).toEqual(without);
    expect(read(sheetWith([magic(name, 'pack', true)]))).toEqual(without);
  });

  it('a score that is higher already stays', () => {
    const strong = { stats: scores({ strength: 20 }) };
    expect(sheetWith([magic('gauntlets-of-ogre-power', 'worn', true)], strong).abilities.strength.score).toBe(20);
  });

  it('a Luckstone works in the pack', () => {
    expect(sheetWith([magic('stone-of-good-luck-luckstone', 'pack', true)]).abilities.dexterity.save.value).toBe(1);
  });

  it('Bracers of Defense add nothing under armor or behind a shield', () => {
    const shield: Item = { ...itemOf('shield', 1, 's'), place: 'offHand' };
    expect(explain(sheetWith([magic('bracers-of-defense', 'worn', true), shield]).armorClass)).toBe('12 = Unarmored 10 + DEX 0 + Shield 2');
  });

  it('two of one name count once', () => {
    const second = { ...magic('cloak-of-protection', 'worn', true), id: 'second' };
    expect(sheetWith([magic('cloak-of-protection', 'worn', true), second]).armorClass.value).toBe(11);
  });

  it('a bonus counts only once its weapon is attuned, and dice only for that weapon', () => {
    const swords = (attuned: boolean) => [magic('frost-brand', 'mainHand', attuned, 'longsword'), magic('sun-blade', 'pack', attuned)];
    const attack = (attuned: boolean, name: string) => sheetWith(swords(attuned)).attacks.find((each) => each.name.startsWith(name));
    expect(attack(true, 'Frost')?.damage.dice).toEqual([{ label: 'Frost Brand (Longsword) (cold)', dice: '1d6', type: 'cold' }]);
    expect(attack(true, 'Sun')?.damage.dice).toBeUndefined();
    expect(attack(false, 'Frost')?.damage.dice).toBeUndefined();
    expect((attack(true, 'Sun')?.toHit.value ?? 0) - (attack(false, 'Sun')?.toHit.value ?? 0)).toBe(2);
  });

  it('is only read: nothing is left of it where it is taken off again', () => {
    const plain = hero({ inventory: [magic('cloak-of-protection', 'worn', true)] });
    const read = withItemEffects(plain, catalogue);
    expect(itemEffects(plain, catalogue)).toHaveLength(1);
    expect(withItemEffects(read, catalogue)).toEqual(read);
    expect(withoutItemEffects(read)).toEqual(plain);
  });
});
