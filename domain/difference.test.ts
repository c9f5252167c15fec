import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeList, changedFields, isSame, listChange } from './difference.ts';

const item = fc.record(
  {
    id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    hitPoints: fc.nat(3),
    conditions: fc.array(fc.constantFrom('prone', 'deafened'), { maxLength: 2 }),
    /** Left out at times. */
    aura: fc.constant('near'),
  },
  { requiredKeys: ['id', 'hitPoints', 'conditions'] },
);
const list = fc.uniqueArray(item, { selector: ({ id }) => id });

describe('isSame', () => {
  it.each<[unknown, unknown, boolean]>([
    [{ a: 1, b: [2] }, { b: [2], a: 1 }, true],
    [{ a: 1 }, { a: 1, b: undefined }, false],
    [[1, 2], [2, 1], false],
    [[], {}, false],
    [null, {}, false],
    [NaN, NaN, true],
    ['1', 1, false],
  ])('of %j and %j is %s', (a, b, same) => expect(isSame(a, b)).toBe(same));
});

describe('a change of a list', () => {
  it('makes the one list into the other, through JSON too', () => {
    fc.assert(
      fc.property(list, list, (before, after) => {
        expect(changeList(before, JSON.parse(JSON.stringify(listChange(before, after))))).toEqual(after);
      }),
    );
  });

  it('holds nothing of what has stayed', () => {
    const [one, two] = [
      { id: 'a', hitPoints: 7, name: 'Grub' },
      { id: 'b', hitPoints: 9, name: 'Kara' },
    ];
    expect(listChange([one, two], [one, two])).toEqual({ order: null, added: [], changed: [] });
    expect(listChange([one, two], [{ ...one, hitPoints: 3 }, two])).toEqual({
      order: null,
      added: [],
      changed: [{ id: 'a', hitPoints: 3 }],
    });
    expect(listChange([one, two], [two])).toEqual({ order: ['b'], added: [], changed: [] });
  });

  it('is refused by a list that it does not belong to', () => {
    expect(changeList([{ id: 'b', hitPoints: 1 }], { order: null, added: [], changed: [{ id: 'a', hitPoints: 3 }] })).toBeNull();
    expect(changeList([{ id: 'b' }], { order: ['a', 'b'], added: [], changed: [] })).toBeNull();
  });
});

it('changed fields are those with another value, and those that are new', () => {
  expect(changedFields({ level: 1, coins: { gold: 2, silver: 0 } }, { level: 2, coins: { silver: 0, gold: 2 }, order: null })).toEqual({
    level: 2,
    order: null,
  });
});
