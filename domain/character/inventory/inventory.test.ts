import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carrying, granted, hero, refusalOf, scores } from '#domain/character/character.fixture.ts';
import { Coins as Purse } from '#domain/character/character.ts';
import { coinNames } from '#domain/text/coin-names.ts';
import { addCoins, coinCount, coinsFor, coinWorth, convertCoins, noCoins, payCoins, takeCoins, worthOf } from '#domain/rules/coins.ts';
import type { Coins } from '#domain/rules/coins.ts';
import { placeItem } from './equip.ts';
import { carriedWeight, carryingCapacityOf, weightOf } from '#domain/character/sheet/weight.ts';
import { addItem, giveItem, itemOf, removeItem, splitItem } from './inventory.ts';

const purse = (changes: Partial<Coins>): Coins => ({ ...noCoins, ...changes });

describe('the pack', () => {
  it('knows the catalogue, and takes anything else by its name', () => {
    expect(itemOf('longsword', 1, 'a')).toMatchObject({ catalogId: 'longsword', name: 'Longsword', type: 'Weapon', weight: 3 });
    expect(itemOf('potion-of-healing', 2, 'a')).toMatchObject({ type: 'Consumable', quantity: 2 });
    expect(itemOf('The drowned bell', 1, 'a')).toMatchObject({ catalogId: null, name: 'The drowned bell', type: 'Gear', weight: 0 });
  });

  it('piles up what is alike and parts it again', () => {
    const three = granted(addItem(granted(addItem(hero(), itemOf('dagger', 2, 'a'))), itemOf('dagger', 1, 'b')));
    expect(three.inventory).toEqual([itemOf('dagger', 3, 'a')]);
    const parted = granted(splitItem(three, 'a', 1, 'b'));
    expect(parted.inventory.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['a', 2],
      ['b', 1],
    ]);
    expect(refusalOf(splitItem(three, 'a', 3, 'b'))).toBe('Leave at least one in each stack.');
    expect(refusalOf(splitItem(parted, 'a', 1, 'b'))).toBe('The inventory already has an item with this id.');
    expect(splitItem(three, 'x', 1, 'b').ok).toBe(false);
  });

  it('does not pile a better blade on a plain one', () => {
    const both = granted(addItem(granted(addItem(hero(), itemOf('dagger', 1, 'a'))), { ...itemOf('dagger', 1, 'b'), bonus: 1 }));
    expect(both.inventory).toHaveLength(2);
    expect(refusalOf(addItem(both, { ...itemOf('dagger', 1, 'a'), bonus: 2 }))).toBe('The inventory already has an item with this id.');
  });

  it('gives away and refuses more than there is', () => {
    const giver = hero({ inventory: [itemOf('torch', 5, 'a')] });
    const receiver = hero({ id: '0b7ad9c1-5f2e-4d1b-8c55-9d3e6a1f2b44' });
    const given = granted(giveItem(giver, receiver, { id: 'a', quantity: 2, newId: 'n' }));
    expect([given.giver.inventory[0]?.quantity, given.receiver.inventory]).toEqual([3, [itemOf('torch', 2, 'n')]]);
    expect(granted(giveItem(giver, receiver, { id: 'a', quantity: 5, newId: 'n' })).giver.inventory).toEqual([]);
    expect(refusalOf(giveItem(giver, receiver, { id: 'a', quantity: 6, newId: 'n' }))).toBe('Choose a number from 1 to 5.');
    expect(refusalOf(giveItem(giver, giver, { id: 'a', quantity: 1, newId: 'n' }))).toBe('Choose somebody else to give it to.');
    expect(refusalOf(giveItem(giver, receiver, { id: 'x', quantity: 1, newId: 'n' }))).toBe('This item is not in the inventory.');
    expect(refusalOf(removeItem(giver, 'a', 0))).toBe('Choose a number from 1 to 5.');
    expect(refusalOf(addItem(giver, itemOf('torch', 100_000, 'b')))).toBe('You can carry 1 to 100000 of an item.');
  });

  it('weighs everything, coins too', () => {
    expect(weightOf([itemOf('arrow', 20, 'a')])).toBe(1);
    expect(carriedWeight({ inventory: carrying(['plate-armor', 'worn'], ['dart', 'pack']), coins: purse({ gold: 100, copper: 25 }) })).toBe(
      67.75,
    );
    expect(carryingCapacityOf(hero({ stats: scores({ strength: 16 }) }))).toBe(240);
    expect(carryingCapacityOf(hero({ species: 'goliath' }))).toBe(300);
  });
});

describe('placeItem', () => {
  it.each([
    [[['longsword', 'pack']], 'mainHand', undefined],
    [[['longsword', 'pack']], 'bothHands', undefined],
    [
      [
        ['longsword', 'pack'],
        ['shield', 'offHand'],
      ],
      'mainHand',
      undefined,
    ],
    [
      [
        ['longsword', 'pack'],
        ['shield', 'offHand'],
      ],
      'bothHands',
      'Unequip Shield first.',
    ],
    [
      [
        ['longsword', 'pack'],
        ['mace', 'mainHand'],
      ],
      'mainHand',
      'Unequip Mace first.',
    ],
    [
      [
        ['dagger', 'pack'],
        ['greataxe', 'bothHands'],
      ],
      'offHand',
      'Unequip Greataxe first.',
    ],
    [[['greataxe', 'pack']], 'mainHand', 'Greataxe takes both hands.'],
    [[['longsword', 'pack']], 'worn', 'A weapon is held, not worn.'],
    [[['shield', 'pack']], 'worn', 'A shield is held in one hand.'],
    [
      [
        ['shield', 'pack'],
        ['shield', 'mainHand'],
      ],
      'offHand',
      'Only one shield can be equipped.',
    ],
    [[['plate-armor', 'pack']], 'mainHand', 'Armor is worn, not held.'],
    [
      [
        ['plate-armor', 'pack'],
        ['leather-armor', 'worn'],
      ],
      'worn',
      'Take off Leather Armor first.',
    ],
    [
      [
        ['plate-armor', 'pack'],
        ['robe', 'worn'],
      ],
      'worn',
      undefined,
    ],
    [[['torch', 'pack']], 'offHand', undefined],
    [[['greataxe', 'bothHands']], 'pack', undefined],
  ] as const)('with %j and the first to %s says %j', (items, place, why) => {
    const answer = placeItem(
      hero({ inventory: carrying(...items.map(([catalogId, at]): [string, typeof at] => [catalogId, at])) }),
      'thing-0',
      place,
    );
    expect(refusalOf(answer)).toBe(why);
    if (answer.ok) expect(answer.value.inventory[0]?.place).toBe(place);
  });

  it('refuses what is not carried', () => expect(refusalOf(placeItem(hero(), 'x', 'worn'))).toBe('This item is not in the inventory.'));
});

describe('coins', () => {
  it.each([
    [{ gold: 1 }, 5, { silver: 9, copper: 5 }],
    [{ copper: 3, gold: 1 }, 5, { silver: 9, copper: 8 }],
    [{ silver: 10 }, 100, {}],
    [{ electrum: 1, platinum: 1 }, 50, { platinum: 1 }],
    [{ platinum: 1 }, 1, { gold: 9, silver: 9, copper: 9 }],
  ])('pay from %j a price of %i and leave %j', (coins, price, left) => expect(granted(payCoins(purse(coins), price))).toEqual(purse(left)));

  it('refuse a price beyond the purse or not in whole copper', () => {
    expect(refusalOf(payCoins(purse({ gold: 1 }), 101))).toBe('There is not enough money for that.');
    expect(payCoins(purse({ gold: 1 }), 0.5).ok).toBe(false);
    expect(payCoins(purse({ gold: 1 }), -1).ok).toBe(false);
  });

  it('change into one another when it comes out even', () => {
    expect(granted(convertCoins(purse({ copper: 25 }), 20, 'copper', 'silver'))).toEqual(purse({ copper: 5, silver: 2 }));
    expect(granted(convertCoins(purse({ platinum: 1 }), 1, 'platinum', 'electrum'))).toEqual(purse({ electrum: 20 }));
    expect(refusalOf(convertCoins(purse({ copper: 25 }), 25, 'copper', 'silver'))).toBe(
      '25 copper cannot be exchanged for whole silver pieces.',
    );
    expect(refusalOf(convertCoins(purse({ copper: 25 }), 26, 'copper', 'silver'))).toBe('There are only 25 copper pieces.');
    expect(convertCoins(purse({ copper: 25 }), 0, 'copper', 'silver').ok).toBe(false);
  });

  it('change hands as they are', () => {
    expect(granted(takeCoins(purse({ gold: 3 }), purse({ gold: 2 })))).toEqual(purse({ gold: 1 }));
    expect(refusalOf(takeCoins(purse({ gold: 3 }), purse({ silver: 1 })))).toBe('There are only 0 silver pieces.');
    expect(takeCoins(purse({ gold: 3 }), purse({ gold: -1 })).ok).toBe(false);
  });

  it('keep their worth exactly, whatever is paid or changed', () => {
    const some = fc.integer({ min: 0, max: 500 });
    const anyPurse = fc.record({ copper: some, silver: some, electrum: some, gold: some, platinum: some });
    fc.assert(
      fc.property(
        anyPurse,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.constantFrom(...coinNames),
        fc.constantFrom(...coinNames),
        fc.integer({ min: 1, max: 500 }),
        (coins, share, from, to, amount) => {
          const price = Math.floor(worthOf(coins) * share);
          const left = granted(payCoins(coins, price));
          expect(Purse.parse(left)).toEqual(left);
          expect(worthOf(left)).toBe(worthOf(coins) - price);
          const changed = convertCoins(coins, amount, from, to);
          if (changed.ok) expect(worthOf(changed.value)).toBe(worthOf(coins));
          else expect(amount > coins[from] || (amount * coinWorth[from]) % coinWorth[to] !== 0).toBe(true);
          expect(worthOf(coinsFor(price))).toBe(price);
          expect(coinCount(addCoins(coins, left))).toBe(coinCount(coins) + coinCount(left));
        },
      ),
    );
  });
});
