import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keptParts } from './kept-parts.ts';
import { fitsKey, hashKey } from './query-key.ts';

describe('a key', () => {
  it('is the same in whatever order its parts are named, and without those that are not given', () => {
    expect(hashKey([['notes', 'list'], { input: { a: 1, b: 2 } }])).toBe(
      hashKey([['notes', 'list'], { input: { b: 2, a: 1, c: undefined } }]),
    );
    expect(hashKey([['notes', 'list']])).not.toBe(hashKey([['list', 'notes']]));
  });

  it.each([
    [[['notes']], true],
    [[['notes'], {}], true],
    [[['notes', 'list'], { input: { campaignId: 'c' } }], true],
    [[['notes', 'list'], { input: { campaignId: 'd' } }], false],
    [[['notes', 'get']], false],
    [[['notes', 'list', 'more']], false],
    [[], true],
  ])('fits %j: %s', (shorter, fits) => {
    expect(fitsKey([['notes', 'list'], { type: 'query', input: { campaignId: 'c', before: 3 } }], shorter)).toBe(fits);
  });
});

describe('what stayed the same of a value', () => {
  it('is kept, and the whole where nothing changed', () => {
    const before = { list: [{ id: 'a' }, { id: 'b' }], count: 2 };
    expect(keptParts(before, structuredClone(before))).toBe(before);
    const after = keptParts(before, { list: [{ id: 'a' }, { id: 'c' }], count: 2 });
    expect(after).toEqual({ list: [{ id: 'a' }, { id: 'c' }], count: 2 });
    expect(after).toHaveProperty('list.0', before.list[0]);
    expect(Reflect.get(Object(Reflect.get(Object(after), 'list')), 0)).toBe(before.list[0]);
    const map = new Map();
    expect(keptParts(new Map(), map)).toBe(map);
  });

  it('never changes what it says', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
        expect(keptParts(before, after)).toEqual(after);
      }),
    );
  });
});
