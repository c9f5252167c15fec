import { describe, expect, it } from 'vitest';
import { noCoins } from '#domain/rules/coins.ts';
import { blankPurse, purseIn } from './purse.ts';

describe('typed coins', () => {
  it('are counted, and empty fields are none', () => {
    expect(purseIn(blankPurse)).toEqual(noCoins);
    expect(purseIn({ ...blankPurse, gold: ' 3 ', copper: '0' })).toEqual({ ...noCoins, gold: 3 });
  });

  it.each(['-1', '1.5', 'many', '1000001'])('are not %s', (gold) => expect(purseIn({ ...blankPurse, gold })).toBeNull());
});
