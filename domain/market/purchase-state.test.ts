import fc from 'fast-check';
import { expect, it } from 'vitest';
import { purchaseAfter, purchaseStates } from './purchase-state.ts';
import type { PurchaseState } from './purchase-state.ts';

it.each([
  ['open', 'paid', 'paid'],
  ['open', 'expired', 'expired'],
  ['open', 'refunded', 'refunded'],
  ['expired', 'paid', 'paid'],
  ['paid', 'expired', 'paid'],
  ['paid', 'refunded', 'refunded'],
  ['refunded', 'paid', 'refunded'],
  ['refunded', 'expired', 'refunded'],
] as const)('a purchase that is %s and hears %s is %s', (state, news, after) => {
  expect(purchaseAfter(state, news)).toBe(after);
});

it('news that come twice or in another order lead to the same', () => {
  const news = fc.constantFrom(...purchaseStates.filter((state) => state !== 'open'));
  fc.assert(
    fc.property(fc.array(news, { maxLength: 6 }), (all) => {
      const end = (list: typeof all) => list.reduce<PurchaseState>(purchaseAfter, 'open');
      expect(end([...all, ...all])).toBe(end(all));
      expect(end(all.toReversed())).toBe(end(all));
    }),
  );
});
