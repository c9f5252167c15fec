import { describe, expect, it } from 'vitest';
import { shareHealing } from './share-healing.ts';

const one = (id: string, left: number, maximum: number) => ({ id, left, maximum });

describe('SRD 5.2.1, healing that is divided:', () => {
  it.each([
    ['nobody is healed above half', 25, 'half', [one('dax', 5, 38)], { dax: 14 }],
    ['it goes evenly', 25, 'half', [one('dax', 5, 38), one('moss', 2, 38)], { dax: 12, moss: 13 }],
    ['who is not bloodied takes nothing from the others', 25, 'half', [one('ilse', 38, 38), one('dax', 5, 38)], { ilse: 0, dax: 14 }],
    ['what one has no room for goes to the others', 25, 'half', [one('dax', 15, 38), one('moss', 0, 80)], { dax: 4, moss: 21 }],
    ['without a half it heals to the maximum', 700, undefined, [one('dax', 5, 38), one('moss', 10, 38)], { dax: 33, moss: 28 }],
  ] as const)('%s', (_, pool, upTo, targets, shares) => {
    expect(Object.fromEntries(shareHealing(pool, targets, upTo))).toEqual(shares);
  });
});
