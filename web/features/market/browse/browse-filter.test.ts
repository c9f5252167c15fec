import fc from 'fast-check';
import { expect, it } from 'vitest';
import { licenseIds } from '#domain/market/license-names.ts';
import { assetKinds, listingOrders, provenances } from '#domain/market/terms.ts';
import { filterAt, isNarrow, searchOf } from './browse-filter.ts';

it('a filter is the same after it stood in an address', () => {
  const filter = fc.record({
    search: fc.string({ maxLength: 200 }),
    holds: fc.constantFrom(undefined, ...assetKinds),
    license: fc.constantFrom(undefined, ...licenseIds),
    provenance: fc.constantFrom(undefined, ...provenances),
    leastStars: fc.constantFrom(undefined, 1, 2, 3, 4, 5),
    order: fc.constantFrom(...listingOrders),
    page: fc.integer({ min: 1, max: 400 }),
  });
  fc.assert(
    fc.property(filter, (given) => {
      expect(filterAt(searchOf(given))).toEqual(given);
    }),
  );
});

it('what an address names wrongly is left out', () => {
  const filter = filterAt({ holds: 'gold', license: 'mine', made: 'magic', stars: '9', sort: 'price', page: '-1' });
  expect(filter).toEqual(filterAt({}));
  expect(isNarrow(filter)).toBe(false);
});
