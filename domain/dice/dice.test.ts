import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DiceText } from './text.ts';
import { degreeOf, isSuccess } from './degree.ts';
import { rollD20, rollDice } from './dice.ts';
import type { Dice } from './dice.ts';
import { Degree, Roll } from './roll.ts';

function scripted(...faces: number[]): Dice {
  const left = [...faces];
  return () => left.shift() ?? 1;
}
const plain = { modifier: 2, advantage: 'none', label: 'Kara: stealth', against: 13 } as const;
/** Any dice: the fractions decide the faces in turn. */
const anyDice = fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 1, maxLength: 30 }).map((fractions): Dice => {
  let used = 0;
  return (sides) => 1 + Math.floor((fractions[used++ % fractions.length] ?? 0) * sides);
});

describe('rollD20', () => {
  it.each([
    ['none', [14], 14, '1d20'],
    ['advantage', [7, 14], 14, '2d20'],
    ['advantage', [14, 7], 14, '2d20'],
    ['disadvantage', [7, 14], 7, '2d20'],
    ['disadvantage', [14, 7], 7, '2d20'],
  ] as const)('with %s on %j keeps %i', (advantage, faces, kept, dice) => {
    const roll = rollD20(scripted(...faces), { ...plain, advantage });
    expect(roll).toEqual({
      label: 'Kara: stealth',
      dice,
      faces,
      kept: [kept],
      modifier: 2,
      total: kept + 2,
      against: 13,
      ...(advantage !== 'none' && { advantage }),
    });
  });
});

describe('rollDice', () => {
  it.each([
    ['1d8', [5], 1, '1d8', [5], 5],
    ['2d6+1', [3, 4], 1, '2d6', [3, 4], 8],
    ['1d4-3', [1], 1, '1d4', [1], -2],
    ['1d8+2', [5, 6], 2, '2d8', [5, 6], 13],
    ['10d10', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 1, '10d10', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 55],
  ])('rolls %s showing %j taken %i times', (text, script, times, dice, faces, total) => {
    expect(rollDice(scripted(...script), text, 'Damage', times)).toMatchObject({ dice, faces, kept: faces, total, against: null });
  });

  it.each(['', 'd6', '0d6', '1d7', '100d6', '1d6+', '1d6+1+1', ' 1d6', '1d6 '])('refuses %j as dice', (text) => {
    expect(() => rollDice(scripted(1), text, 'Damage')).toThrow(/./);
  });

  it('sums the faces and the bonus, every face within the die, for all dice that can be written', () => {
    fc.assert(
      fc.property(anyDice, fc.stringMatching(/^[1-9][0-9]?d(4|6|8|10|12|20|100)([+-][0-9]{1,3})?$/), (dice, text) => {
        const roll = rollDice(dice, DiceText.parse(text), 'Damage');
        const [count = 0, sides = 0] = roll.dice.split('d').map(Number);
        expect(Roll.parse(roll)).toEqual(roll);
        expect(text.startsWith(roll.dice)).toBe(true);
        expect(roll.faces).toHaveLength(count);
        expect(roll.faces.every((face) => face >= 1 && face <= sides)).toBe(true);
        expect(roll.total - roll.modifier).toBe(roll.faces.reduce((sum, face) => sum + face, 0));
      }),
    );
  });
});

describe('degreeOf', () => {
  it.each([
    [20, 0, 25, 'triumph'],
    [1, 30, 5, 'disaster'],
    [19, 4, 13, 'triumph'],
    [18, 4, 13, 'success'],
    [11, 2, 13, 'success'],
    [10, 2, 13, 'nearMiss'],
    [8, 2, 13, 'nearMiss'],
    [7, 2, 13, 'failure'],
    [2, 0, 25, 'failure'],
    [2, 0, null, 'success'],
    [1, 0, null, 'disaster'],
  ] as const)('calls a %i with %i against %s a %s', (face, modifier, against, degree) => {
    expect(degreeOf(rollD20(scripted(face), { ...plain, modifier, against }))).toBe(degree);
  });

  it('reads only the kept die of two', () => {
    expect(degreeOf(rollD20(scripted(1, 15), { ...plain, advantage: 'advantage' }))).toBe('success');
    expect(degreeOf(rollD20(scripted(20, 5), { ...plain, advantage: 'disadvantage' }))).toBe('failure');
  });

  it('sees nothing natural in dice that are not a d20', () => {
    expect(degreeOf({ ...rollDice(scripted(1), '1d8', 'Damage'), against: 1 })).toBe('success');
    expect(degreeOf({ ...rollDice(scripted(20, 3), '2d20', 'Fate'), against: 30 })).toBe('failure');
    expect(degreeOf({ ...rollDice(scripted(20), '1d100', 'Fate'), against: 80 })).toBe('failure');
  });

  it('never gets worse as the same roll meets a lower difficulty', () => {
    const order = Degree.options;
    fc.assert(
      fc.property(anyDice, fc.integer({ min: -5, max: 20 }), fc.integer({ min: 5, max: 24 }), (dice, modifier, against) => {
        const roll = rollD20(dice, { ...plain, modifier, against });
        const harder = degreeOf({ ...roll, against: against + 1 });
        expect(order.indexOf(degreeOf(roll))).toBeLessThanOrEqual(order.indexOf(harder));
        if (roll.kept[0] !== 20 && roll.kept[0] !== 1) expect(isSuccess(degreeOf(roll))).toBe(roll.total >= against);
      }),
    );
  });
});
