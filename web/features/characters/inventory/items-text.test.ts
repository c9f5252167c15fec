import { carrying, granted, hero } from '#domain/character/character.fixture.ts';
import type { Place } from '#domain/character/character.ts';
import { placeItem } from '#domain/character/inventory/equip.ts';
import { itemOf } from '#domain/character/inventory/inventory.ts';
import { describe, expect, it } from 'vitest';
import { itemNumbersOf } from '#domain/character/shown/item-numbers.ts';
import { coinText, itemFacts, poundsOf } from './item-facts.ts';
import { movesTo, placesFor, pressPlace } from './items-text.ts';

const carried = (id: string, place: Place = 'pack') => ({ ...itemOf(id, 1, id), place });

describe('an item in words', () => {
  it.each([
    [carried('longsword'), 'Weapon · 1d8 slashing · 3 lb'],
    [{ ...carried('longsword'), bonus: 1 }, 'Weapon · 1d8+1 slashing · 3 lb'],
    [carried('shield'), 'Armor · AC +2 · 6 lb'],
    [carried('chain-mail'), 'Armor · AC 16 · 55 lb'],
    [{ ...carried('arrow'), quantity: 20 }, 'Consumable · 1 lb'],
    [{ ...carried('A brass key'), type: 'Treasure' as const }, 'Treasure'],
    [{ ...carried('Fang'), type: 'Weapon' as const, damage: '1d4' }, 'Weapon · 1d4'],
  ])('%j is "%s"', (item, facts) => expect(itemFacts(item, itemNumbersOf(item))).toBe(facts));

  it('has pounds without needless digits and coins from the dearest', () => {
    expect([poundsOf(55), poundsOf(0.05 * 3), poundsOf(1.375)]).toEqual(['55', '0.15', '1.38']);
    expect(coinText({ copper: 5, silver: 0, electrum: 0, gold: 3, platinum: 0 })).toBe('3 gold, 5 copper');
  });
});

describe('where an item goes', () => {
  it.each([
    ['longsword', ['mainHand', 'bothHands', 'offHand'], 'mainHand'],
    ['greatsword', ['bothHands'], 'bothHands'],
    ['shield', ['mainHand', 'offHand'], 'offHand'],
    ['chain-mail', ['worn'], 'worn'],
    ['rope', ['mainHand', 'offHand', 'worn'], null],
  ] as const)('a packed %s to %j, and by a press to %s', (id, places, press) => {
    expect(placesFor(carried(id))).toEqual(places);
    expect(pressPlace(carried(id))).toBe(press);
  });

  it('is the pack again by a press, once it is held', () => expect(pressPlace(carried('longsword', 'mainHand'))).toBe('pack'));

  it.each([
    ['greatsword', 'bothHands', ['longsword', 'shield']],
    ['mace', 'mainHand', ['longsword']],
    ['leather-armor', 'worn', ['chain-mail']],
    ['torch', 'offHand', ['shield']],
  ] as const)('needs what is in the way of a %s in %s put away first, and nothing else', (id, place, away) => {
    const armed = hero({
      inventory: [...carrying(['longsword', 'mainHand'], ['shield', 'offHand'], ['chain-mail', 'worn']), carried(id)],
    });
    const item = armed.inventory[3];
    if (!item) throw new Error('it is carried');
    const moves = movesTo(armed, item, place);
    expect(
      moves.slice(0, -1).map((move) => 'itemId' in move && armed.inventory.find((each) => each.id === move.itemId)?.catalogId),
    ).toEqual(away);
    let after = armed;
    for (const move of moves) if (move.kind === 'placeItem') after = granted(placeItem(after, move.itemId, move.place));
    expect(after.inventory[3]?.place).toBe(place);
  });
});
