import { describe, expect, it } from 'vitest';
import { coinsHeldOut, coinsOffered } from './offered-coins.ts';

describe('coins that are held out', () => {
  it.each([
    ["I've got 23 gold here, take ten and go", { gold: 10 }],
    ['five copper for that button, deal?', { copper: 5 }],
    ["I'll give you two gold and five silver if you let us by", { gold: 2, silver: 5 }],
    ['we only have 3 silver', { silver: 3 }],
    ['a hundred and twenty silver for the boat', { silver: 120 }],
    ['let us by and nobody gets hurt', null],
  ] as const)('are read from "%s"', (text, coins) => {
    expect(coinsHeldOut(text)).toEqual(coins);
  });

  it.each([
    ["I'll give you two hundred gold if you let us by", { gold: 200 }],
    ['Could I ask for more then? A hundred and twenty silver, as I said.', null],
    ['Pay us fifty gold and we bring it home.', null],
  ] as const)('are told from what is asked in "%s"', (text, coins) => {
    expect(coinsOffered(text)).toEqual(coins);
  });
});
