import { noCoins } from '#domain/rules/coins.ts';
import { describe, expect, it } from 'vitest';
import { coinDealOf } from './coin-deal.ts';

const purse = { ...noCoins, gold: 2, copper: 5 };
const deal = (way: 'gain' | 'pay' | 'change' | 'give', typed: Partial<typeof noCoins> | null) =>
  coinDealOf(purse, { way, typed: typed && { ...noCoins, ...typed }, from: 'gold', into: 'silver' });

describe('what is done with coins', () => {
  it('comes, goes with change, or turns into others, and says what is left', () => {
    expect(deal('gain', { gold: 3 })).toMatchObject({ act: { kind: 'gainCoins', coins: { gold: 3 } }, isOff: false });
    expect(deal('pay', { silver: 5 })).toEqual({
      act: { kind: 'pay', copper: 50 },
      text: 'Left afterwards: 1 gold, 5 silver, 5 copper.',
      isOff: false,
    });
    expect(deal('change', { gold: 2 })).toEqual({
      act: { kind: 'changeCoins', amount: 2, from: 'gold', to: 'silver' },
      text: 'Left afterwards: 20 silver, 5 copper.',
      isOff: false,
    });
    expect(deal('pay', { gold: 2, copper: 5 }).text).toBe('Left afterwards: nothing.');
  });

  it('is left to others where they have a hand in it', () =>
    expect(deal('give', { gold: 1 })).toEqual({ act: null, text: '', isOff: false }));

  it('does not happen with nothing, with what is no number, or with more than there is', () => {
    expect(deal('gain', {})).toEqual({ act: null, text: '', isOff: true });
    expect(deal('gain', null)).toEqual({ act: null, text: 'Coins are counted in whole numbers.', isOff: true });
    expect(deal('pay', { gold: 3 })).toEqual({ act: null, text: 'There is not enough money for that.', isOff: true });
    expect(deal('change', { gold: 3 })).toEqual({ act: null, text: 'There are only 2 gold pieces.', isOff: true });
  });
});
