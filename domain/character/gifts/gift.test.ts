import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carrying, granted, hero, home, refusalOf } from '#domain/character/character.fixture.ts';
import { Character } from '#domain/character/character.ts';
import { noCoins, worthOf } from '#domain/rules/coins.ts';
import { tellCharacterFact } from '#domain/character/tell.ts';
import { giveTo } from './gift.ts';
import type { Gift } from './gift.ts';

const other = { ...hero({ name: 'Tov' }), id: '0f1f3f0a-4d5b-4f0e-9b57-2f1f3b6a7c12', userId: 'tov' };

describe('a gift', () => {
  it('goes from one sheet to the other, told on both', () => {
    const giver = hero({ inventory: carrying(['longsword', 'mainHand']) });
    const { giver: after, receiver, gave, got } = granted(giveTo(giver, other, { kind: 'item', itemId: 'thing-0', quantity: 1 }, 'new'));
    expect(after.inventory).toEqual([]);
    expect(receiver.inventory).toMatchObject([{ id: 'new', catalogId: 'longsword', place: 'pack' }]);
    expect([gave, got].map(tellCharacterFact)).toEqual(['Gave Longsword to Tov.', 'Got Longsword from Kara.']);
  });

  it.each<[string, Gift, string]>([
    ['nothing', { kind: 'coins', coins: noCoins }, 'Choose at least one coin.'],
    ['coins that are not there', { kind: 'coins', coins: { ...noCoins, gold: 1 } }, 'There are only 0 gold pieces.'],
    ['an item that is not carried', { kind: 'item', itemId: 'x', quantity: 1 }, 'This item is not in the inventory.'],
  ])('of %s is refused', (_, gift, why) => expect(refusalOf(giveTo(hero(), other, gift, 'new'))).toBe(why));

  it('is refused to oneself, and to whoever carries too many items', () => {
    const loaded = {
      ...other,
      inventory: Array.from({ length: 300 }, (_, n) => ({ ...carrying(['torch', 'pack'])[0], id: `t${n}`, name: `Torch ${n}` })),
    };
    const giver = hero({ inventory: carrying(['longsword', 'pack']), coins: { ...noCoins, gold: 5 } });
    const gift: Gift = { kind: 'item', itemId: 'thing-0', quantity: 1 };
    expect(refusalOf(giveTo(giver, Character.parse(loaded), gift, 'new'))).toBe('Tov already carries 300 different items.');
    expect(refusalOf(giveTo(giver, giver, { kind: 'coins', coins: { ...noCoins, gold: 1 } }, 'new'))).toBe(
      'Choose somebody else to give it to.',
    );
  });

  it('after gift, nothing is lost or doubled', () => {
    const pile = (id: string, catalogId: string, quantity: number) => ({ ...carrying([catalogId, 'pack'])[0], id, quantity });
    const start = (userId: string, id: string) =>
      Character.parse({
        ...hero({ coins: { ...noCoins, gold: 20, copper: 30 } }),
        id,
        userId,
        inventory: [pile(`${userId}-t`, 'torch', 10), pile(`${userId}-r`, 'rope', 3)],
      });
    const gifts = fc.record({
      from: fc.nat(1),
      coins: fc.nat(25),
      quantity: fc.integer({ min: 1, max: 6 }),
      pick: fc.nat(3),
      isCoins: fc.boolean(),
    });
    const count = (sheets: Character[], catalogId: string) =>
      sheets.flatMap(({ inventory }) => inventory).reduce((sum, item) => (item.catalogId === catalogId ? sum + item.quantity : sum), 0);
    fc.assert(
      fc.property(fc.array(gifts, { maxLength: 40 }), (given) => {
        let sheets = [start('mira', home.id), start('tov', other.id)];
        given.forEach(({ from, coins, quantity, pick, isCoins }, n) => {
          const [giver, receiver] = [sheets[from], sheets[1 - from]];
          if (!giver || !receiver) return;
          const itemId = giver.inventory[pick]?.id ?? 'none';
          const gift: Gift = isCoins ? { kind: 'coins', coins: { ...noCoins, gold: coins } } : { kind: 'item', itemId, quantity };
          const answer = giveTo(giver, receiver, gift, `gift-${n}`);
          if (!answer.ok) return;
          sheets = from === 0 ? [answer.value.giver, answer.value.receiver] : [answer.value.receiver, answer.value.giver];
        });
        expect([count(sheets, 'torch'), count(sheets, 'rope')]).toEqual([20, 6]);
        expect(sheets.reduce((sum, { coins }) => sum + worthOf(coins), 0)).toBe(2 * 2030);
        for (const sheet of sheets) expect(Character.parse(sheet)).toEqual(sheet);
      }),
    );
  });
});
