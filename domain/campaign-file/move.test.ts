import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveApplied, moveGift, moveTo } from './move.ts';

describe('positions of a story that moves', () => {
  it('keep their order, and what stood between two stands right after the first', () => {
    const move = moveTo([3, 7, 9], [101, 104, 120]);
    expect([1, 3, 5, 7, 8, 9, 50].map(move)).toEqual([0, 101, 101, 104, 104, 120, 120]);
  });

  it('come before and after the same as elsewhere, whatever they are', () => {
    const positions = fc.uniqueArray(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(positions, fc.integer({ min: 0, max: 600 }), (given, cut) => {
        const from = given.toSorted((a, b) => a - b);
        const to = from.map((_, n) => 1000 + n * 3);
        const move = moveTo(from, to);
        for (const [n, position] of from.entries()) {
          expect(move(position)).toBe(to[n]);
          expect(move(position) <= move(cut)).toBe(position <= cut);
        }
      }),
    );
  });
});

describe('what names a change by its position', () => {
  const move = moveTo([3, 7], [103, 107]);

  it('names it where it stands now, and an entry of a fight as it did', () => {
    const roll = { index: 0, targetId: 'mira', name: 'Mira', way: 'damage' as const, applied: { amount: 2, type: null, position: 7 } };
    const [sheet, fight] = moveApplied(
      [
        { ...roll, fightId: null },
        { ...roll, fightId: 'weir' },
      ],
      move,
    );
    expect([sheet?.applied?.position, fight?.applied?.position]).toEqual([107, 7]);
  });

  it('does so on both sides of a gift', () => {
    const gift = { giver: { characterId: 'mira', position: 3 }, receiver: { characterId: 'tov', position: 7 } };
    const { giver, receiver } = moveGift(gift, move);
    expect([giver.position, receiver.position]).toEqual([103, 107]);
  });
});
