import { describe, expect, it } from 'vitest';
import { coinsHeldOut } from './offered-coins.ts';

describe('coins that are held out', () => {
  it.each([
    ["I've got 23 gold here, take ten and go", { gold: 10 }],
    ['five copper for that button, deal?', { copper: 5 }],
    ["I'll give you two gold and five silver if you let us by", { gold: 2, silver: 5 }],
    ['we only have 3 silver', { silver: 3 }],
    ['let us by and nobody gets hurt', null],
  ] as const)('are read from "%s"', (text, coins) => {
    expect(coinsHeldOut(text)).toEqual(coins);
  });
});
