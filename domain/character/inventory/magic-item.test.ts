import { describe, expect, it } from 'vitest';
import { SheetAct } from '#domain/character/actions/act.ts';
import { actOnSheet } from '#domain/character/actions/act-on-sheet.ts';
import { granted, hero, refusalOf, scripted, sentencesOf } from '#domain/character/character.fixture.ts';
import type { Character } from '#domain/character/character.ts';
import { contentOfItems } from '#domain/character/effects/content-of-items.ts';
import { Item } from '#domain/character/character.ts';
import { deriveSheet } from '#domain/character/sheet/sheet.ts';
import { explain } from '#domain/character/sheet/figure.ts';
import { giveItem } from './inventory.ts';

type Given = Parameters<typeof SheetAct.parse>[0];

const content = await contentOfItems();
const doing = (character: Character, act: Given) => actOnSheet(character, SheetAct.parse(act), scripted(), content);
const done = (character: Character, ...acts: Given[]) =>
  acts.reduce<Character>((now, act) => granted(doing(now, act)).character, character);
const add = (catalogId: string, base: string | null = null, quantity = 1) => ({
  kind: 'addItem',
  itemId: `${catalogId.split(':')[1]}-1`,
  catalogId,
  base,
  quantity,
});
const attune = (name: string, attuned = true) => ({ kind: 'attune', itemId: `${name}-1`, attuned });

describe('a magic item of the catalogue', () => {
  it.each([
    ['magic:cloak-of-protection', null, { name: 'Cloak of Protection', type: 'Gear', base: null, bonus: 0, weight: 0 }],
    ['magic:belt-of-giant-strength:hill', null, { name: 'Belt of Giant Strength (hill)', type: 'Gear' }],
    [
      'magic:weapon-1-2-or-3:weapon-1',
      'longsword',
      { name: 'Weapon +1 (Longsword)', type: 'Weapon', base: 'longsword', bonus: 1, weight: 3 },
    ],
    ['magic:dagger-of-venom', null, { name: 'Dagger of Venom', type: 'Weapon', base: 'dagger', bonus: 1, weight: 1 }],
    ['magic:armor-of-resistance:acid', 'plate-armor', { type: 'Armor', base: 'plate-armor', bonus: 0, weight: 65 }],
    ['magic:sentinel-shield', null, { type: 'Armor', base: 'shield' }],
  ])('%s made of %s is carried as %j', (catalogId, base, item) => {
    const { inventory } = done(hero(), add(catalogId, base));
    expect(inventory).toMatchObject([{ catalogId, attuned: false, place: 'pack', ...item }]);
    expect(Item.parse(inventory[0])).toEqual(inventory[0]);
  });

  it.each([
    ['magic:no-such-thing', null, 'There is no such item in the list.'],
    ['magic:dwarven-plate', null, 'Choose what Dwarven Plate is: Half Plate Armor, Plate Armor.'],
    ['magic:dwarven-plate', 'leather-armor', 'Choose what Dwarven Plate is: Half Plate Armor, Plate Armor.'],
    ['magic:cloak-of-protection', 'longsword', 'Choose what Cloak of Protection is: nothing else.'],
  ])('%s made of %s is refused: %s', (catalogId, base, why) => {
    expect(refusalOf(doing(hero(), add(catalogId, base)))).toBe(why);
  });

  it('has the numbers of what it is made of, and its bonus', () => {
    const armed = done(hero(), add('magic:weapon-1-2-or-3:weapon-2', 'longsword'), add('magic:elven-chain', 'chain-shirt'));
    const clad = done(
      armed,
      { kind: 'placeItem', itemId: 'weapon-1-2-or-3-1', place: 'mainHand' },
      { kind: 'placeItem', itemId: 'elven-chain-1', place: 'worn' },
    );
    const { attacks, armorClass } = deriveSheet(clad);
    expect(attacks[0]).toMatchObject({ name: 'Weapon +2 (Longsword)', dice: '1d8', damageType: 'slashing' });
    expect(attacks[0]?.damage.parts).toContainEqual({ label: 'Magic', value: 2 });
    expect(explain(armorClass)).toBe('14 = Elven Chain (Chain Shirt) 13 + DEX 0 + Magic 1');
  });

  it('reads as before where it was kept before there was magic', () => {
    const { base: _base, attuned: _attuned, ...old } = done(hero(), add('torch')).inventory[0] ?? {};
    expect(Item.parse(old)).toMatchObject({ catalogId: 'torch', base: null, attuned: false });
  });
});

describe('attunement', () => {
  const four = ['cloak-of-protection', 'amulet-of-health', 'winged-boots', 'hat-of-disguise'];
  const carrier = () => done(hero(), ...four.map((name) => add(`magic:${name}`)));

  it('is to three items at most', () => {
    const three = done(carrier(), ...four.slice(0, 3).map((name) => attune(name)));
    expect(three.inventory.map(({ attuned }) => attuned)).toEqual([true, true, true, false]);
    expect(refusalOf(doing(three, attune('hat-of-disguise')))).toBe(
      'Kara is attuned to 3 items: Cloak of Protection, Amulet of Health, Winged Boots. End one attunement first.',
    );
    const changed = done(three, attune('winged-boots', false), attune('hat-of-disguise'));
    expect(changed.inventory.map(({ attuned }) => attuned)).toEqual([true, true, false, true]);
  });

  it('is told, and refused where it makes no sense', () => {
    const before = done(hero(), add('magic:cloak-of-protection'), add('magic:bag-of-holding'), add('rope'));
    const after = granted(doing(before, attune('cloak-of-protection')));
    expect(sentencesOf(after)).toEqual(['Attuned to Cloak of Protection.']);
    const again = done(after.character, { ...add('magic:cloak-of-protection'), itemId: 'second-1' });
    expect(refusalOf(doing(again, attune('second')))).toBe('Kara is already attuned to another Cloak of Protection.');
    expect(refusalOf(doing(after.character, attune('cloak-of-protection')))).toBe('Kara is already attuned to Cloak of Protection.');
    expect(refusalOf(doing(before, attune('cloak-of-protection', false)))).toBe('Kara is not attuned to Cloak of Protection.');
    expect(refusalOf(doing(before, attune('bag-of-holding')))).toBe('Bag of Holding does not need attunement.');
    expect(refusalOf(doing(before, attune('nothing')))).toBe('This item is not in the inventory.');
    const pile = done(hero(), add('magic:cloak-of-protection', null, 2));
    expect(refusalOf(doing(pile, attune('cloak-of-protection')))).toBe('Split the stack first: attunement is to one Cloak of Protection.');
  });

  it('ends when the item is given away', () => {
    const giver = done(hero(), add('magic:cloak-of-protection'), attune('cloak-of-protection'));
    const receiver = hero({ id: '0b7ad9c1-5f2e-4d1b-8c55-9d3e6a1f2b44' });
    const given = granted(giveItem(giver, receiver, { id: 'cloak-of-protection-1', quantity: 1, newId: 'n' }));
    expect(given.receiver.inventory).toMatchObject([{ name: 'Cloak of Protection', attuned: false }]);
  });
});
