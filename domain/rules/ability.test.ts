import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeDealt, roll3d6, roll4d6DropLowest, scoresInOrder, standardArray } from './ability-roll.ts';
import { abilities, modifierOf, signed } from './ability.ts';
import { refusalOf, scores, scripted } from '#domain/character/character.fixture.ts';
import { judgePointBuy, pointCost, pointsLeft } from './point-buy.ts';
import { quickScore, quickScores } from '#domain/character/creation/quick-stats.ts';
import { Skill } from './skill.ts';
import { skillNames } from './skill.ts';

const six = (...values: number[]) => scoresInOrder(roll3d6(() => 1).map((roll, index) => ({ ...roll, total: values[index] ?? 0 })));

describe('modifierOf', () => {
  it.each([
    [1, -5],
    [8, -1],
    [9, -1],
    [10, 0],
    [11, 0],
    [15, 2],
    [20, 5],
    [30, 10],
  ])('gives %i a modifier of %i', (score, modifier) => expect(modifierOf(score)).toBe(modifier));

  it('is written with its sign', () => expect([-1, 0, 3].map(signed)).toEqual(['-1', '+0', '+3']));
});

describe('rolled scores', () => {
  it('sums three d6 for each ability in the order of the sheet', () => {
    const rolls = roll3d6(scripted(6, 6, 6, 1, 1, 1, 3, 4, 5));
    expect(rolls.map(({ label }) => label)).toEqual([...abilities]);
    expect(scoresInOrder(rolls)).toEqual({ strength: 18, dexterity: 3, constitution: 12, intelligence: 3, wisdom: 3, charisma: 3 });
  });

  it('drops the lowest of four d6 and shows all four', () => {
    expect(roll4d6DropLowest(scripted(2, 6, 3, 5))[0]).toMatchObject({ faces: [2, 6, 3, 5], kept: [6, 5, 3], total: 14 });
    expect(roll4d6DropLowest(scripted(4, 4, 4, 4))[0]).toMatchObject({ kept: [4, 4, 4], total: 12 });
  });

  it('keeps 3 to 18, whatever the dice show', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 24, maxLength: 24 }), (faces) => {
        for (const { total, kept, faces: shown } of roll4d6DropLowest(scripted(...faces))) {
          expect(total).toBe(shown.reduce((sum, face) => sum + face, 0) - Math.min(...shown));
          expect(kept).toHaveLength(3);
        }
      }),
    );
  });
});

describe('judgeDealt', () => {
  it('takes the standard array in any order and nothing else', () => {
    expect(judgeDealt(six(8, 15, 14, 10, 13, 12), standardArray).ok).toBe(true);
    expect(refusalOf(judgeDealt(six(15, 15, 14, 10, 13, 12), standardArray))).toBe(
      'Each of these scores is used exactly once: 15, 14, 13, 12, 10, 8.',
    );
  });
});

describe('point buy', () => {
  it.each([
    [[15, 15, 15, 8, 8, 8], 0],
    [[15, 14, 13, 12, 10, 8], 0],
    [[13, 13, 13, 12, 12, 12], 0],
    [[8, 8, 8, 8, 8, 8], 27],
    [[14, 14, 14, 10, 10, 8], 2],
  ])('leaves after %j %i points', (values, left) => {
    expect(pointsLeft(six(...values))).toBe(left);
    expect(judgePointBuy(six(...values)).ok).toBe(true);
  });

  it.each([
    [[15, 15, 15, 9, 8, 8], 'These scores cost 28 points, but you have only 27. Lower a score.'],
    [[16, 8, 8, 8, 8, 8], 'With point buy, scores go from 8 to 15.'],
    [[7, 8, 8, 8, 8, 8], 'With point buy, scores go from 8 to 15.'],
  ])('refuses %j', (values, why) => expect(refusalOf(judgePointBuy(six(...values)))).toBe(why));

  it('asks two points for each of the last two steps', () => {
    expect([8, 9, 10, 11, 12, 13, 14, 15, 16].map(pointCost)).toEqual([0, 1, 2, 3, 4, 5, 7, 9, undefined]);
  });
});

describe('quick scores', () => {
  it.each([
    ['', 10],
    ['  ', 10],
    ['what', 10],
    ['1', 1],
    [' 20 ', 20],
  ])('reads %j as %i', (typed, score) => expect(quickScore(typed)).toEqual({ ok: true, value: score }));

  it.each(['0', '21', '-3', '12.5'])('refuses %j', (typed) =>
    expect(refusalOf(quickScore(typed))).toBe('An ability score must be a whole number from 1 to 20.'),
  );

  it('reads a whole form and refuses it for one bad field', () => {
    expect(quickScores({ strength: '15', wisdom: '' })).toEqual({ ok: true, value: scores({ strength: 15 }) });
    expect(quickScores({ strength: '15', wisdom: '99' }).ok).toBe(false);
  });
});

it('names the skills as adventures do', () => {
  for (const skill of skillNames) expect(Skill.parse(skill)).toBe(skill);
  expect(skillNames).toHaveLength(Skill.options.length - abilities.length);
});
