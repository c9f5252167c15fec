import { describe, expect, it } from 'vitest';
import { granted, hero, refusalOf, scripted, sentencesOf } from '#domain/character/character.fixture.ts';
import type { Roll } from '#domain/dice/roll.ts';
import { limits } from '#domain/limits/limits.ts';
import { longRest } from '#domain/character/actions/rest.ts';
import { withRestKept } from './rested-since.ts';
import { rollAgain } from './roll-again.ts';

const inspired = hero({ name: 'Kara', inspiration: true });
const rolled = (over: Partial<Roll>): Roll => ({
  label: 'Athletics check',
  dice: '1d20',
  faces: [4],
  kept: [4],
  modifier: 3,
  total: 7,
  against: 12,
  outcome: 'failure',
  from: { characterId: inspired.id, itemId: null, what: 'test' },
  ...over,
});
const rolledAt = new Date('2026-01-01T17:35:00Z');
const after = (minutes: number) => new Date(rolledAt.getTime() + minutes * 60_000);
const own = (roll: Roll) => ({ roll, rolledAt, now: after(1), hasRolledSince: false });
const again = (roll: Roll, ...faces: number[]) => granted(rollAgain(inspired, own(roll), scripted(...faces)));

describe('SRD 5.2.1, Heroic Inspiration:', () => {
  it('one die is rolled again, the new face counts, and the inspiration is spent', () => {
    const done = again(rolled({}), 15);
    expect(done.rolls).toMatchObject([
      { faces: [15], kept: [15], total: 18, outcome: 'success', notes: ['Heroic Inspiration: a 4 was rolled again'] },
    ]);
    expect(done.character.inspiration).toBe(false);
    expect(sentencesOf(done)).toEqual(['Kara spends Heroic Inspiration.']);
  });

  it('a d20 that counts for 10 at least still does, and nothing of it is added twice', () => {
    const reliable = { kept: [7], faces: [7], floor: 10, modifier: 8, total: 18 };
    expect(again(rolled(reliable), 12).rolls[0].total).toBe(20);
    expect(again(rolled(reliable), 3).rolls[0].total).toBe(18);
  });

  it('the new face counts also where it is lower', () => expect(again(rolled({}), 1).rolls[0].total).toBe(4));

  it.each<[string, Partial<Roll>, number, number[], number]>([
    ['of advantage the lower is rolled, and the higher counts', { dice: '2d20', faces: [4, 11], kept: [11], total: 14 }, 18, [18], 21],
    ['of advantage the other still counts', { dice: '2d20', faces: [4, 11], kept: [11], total: 14 }, 2, [11], 14],
    ['of disadvantage the lower is rolled, and the lower counts', { dice: '2d20', faces: [4, 11], kept: [4] }, 18, [11], 14],
    [
      'of damage the lowest die is rolled',
      { dice: '1d8+2d6', faces: [7, 1, 5], kept: [7, 1, 5], total: 16, modifier: 3 },
      6,
      [7, 6, 5],
      21,
    ],
  ])('%s', (_, over, face, kept, total) => expect(again(rolled(over), face).rolls[0]).toMatchObject({ kept, total }));

  it('the face that was rolled again has the sides of its die', () => {
    const seen: number[] = [];
    const dice = (sides: number) => {
      seen.push(sides);
      return 1;
    };
    granted(rollAgain(inspired, own(rolled({ dice: '1d8+2d6', faces: [7, 1, 5], kept: [7, 1, 5] })), dice));
    expect(seen).toEqual([6]);
  });

  it('a natural 20 of an attack is a critical hit, and a 1 misses', () => {
    const attack = rolled({ from: { characterId: inspired.id, itemId: null, what: 'attack' }, against: null, outcome: undefined });
    expect([again(attack, 20).rolls[0].outcome, again(attack, 1).rolls[0].outcome]).toEqual(['criticalHit', 'miss']);
  });

  it('is refused once the roll is too long ago', () => {
    const late = (minutes: number) => rollAgain(inspired, { ...own(rolled({})), now: after(minutes) }, scripted(15));
    expect(late(limits.rollAgainMinutes - 1).ok).toBe(true);
    expect(refusalOf(late(limits.rollAgainMinutes))).toBe('Heroic Inspiration is spent within 10 minutes of the roll.');
  });

  it('is refused after another roll, and after a rest', () => {
    const rolledOn = rollAgain(inspired, { ...own(rolled({})), hasRolledSince: true }, scripted(15));
    expect(refusalOf(rolledOn)).toBe('Heroic Inspiration is spent right after the roll: Kara has rolled again since.');
    const rested = (minutes: number) => withRestKept(inspired, granted(longRest(inspired, scripted())).facts, after(minutes));
    expect(refusalOf(rollAgain(rested(1), own(rolled({})), scripted(15)))).toBe(
      'Heroic Inspiration is spent right after the roll: Kara has rested since.',
    );
    expect(rollAgain(rested(-1), own(rolled({})), scripted(15)).ok).toBe(true);
  });

  it('is refused without inspiration, for a roll of somebody else, and without dice', () => {
    expect(refusalOf(rollAgain(hero({ name: 'Kara' }), own(rolled({})), scripted()))).toBe('Kara has no Heroic Inspiration.');
    const others = rolled({ from: { characterId: 'someone', itemId: null, what: 'test' } });
    const sentence = 'Only a roll of Kara that stands in the story can be rolled again.';
    expect(refusalOf(rollAgain(inspired, own(others), scripted()))).toBe(sentence);
    expect(refusalOf(rollAgain(inspired, own(rolled({ dice: 'passive', faces: [], kept: [] })), scripted()))).toBe(sentence);
  });
});
