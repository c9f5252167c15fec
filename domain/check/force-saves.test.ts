import { describe, expect, it } from 'vitest';
import { hero } from '#domain/character/character.fixture.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import type { CheckRoller } from './check.ts';
import { damageTaken } from './damage-taken.ts';
import { forcedCheck, heroRoller, withTargets } from './force-saves.ts';
import { isOver } from './standing.ts';

const kara = hero({ name: 'Kara' });
const tov = hero({ id: 'tov', name: 'Tov' });
const damage = [
  { amount: 9, type: 'fire' },
  { amount: 4, type: 'cold' },
];
const forced = forcedCheck(kara, { name: 'Burning Hands', ability: 'dexterity', dc: 13, half: true, damage, effects: [] });
const now = new Date('2026-01-01T20:00:00Z');
const reached = (creatures: { name: string; modifier: number }[], face = 11) =>
  withTargets(forced, { heroes: [tov], creatures, now }, () => face);

describe('saves that a spell forces', () => {
  it('wait for those whom it reaches', () => expect(isOver(forced)).toBe(false));

  it('are rolled at once by creatures, and asked of heroes', () => {
    const check = reached([{ name: 'Goblin', modifier: 2 }]);
    expect(check?.rollers).toMatchObject([
      { name: 'Goblin', hasRolled: true, result: { roll: { total: 13, against: 13, outcome: 'success' } } },
      { name: 'Tov', hasRolled: false },
    ]);
    expect(check && isOver(check)).toBe(false);
  });

  it('are asked of nobody twice, and of no more than one card holds', () => {
    const check = reached([]);
    expect(check && withTargets(check, { heroes: [tov], creatures: [], now }, () => 1)).toEqual(check);
    expect(reached(Array.from({ length: gameLimits.heroesAtOnce }, () => ({ name: 'Rat', modifier: 0 })))).toBeNull();
  });
});

describe('the damage of a save', () => {
  const saved = (outcome: 'success' | 'failure'): CheckRoller => ({
    ...heroRoller(tov),
    hasRolled: true,
    result: {
      roll: { label: '', dice: '1d20', faces: [9], kept: [9], modifier: 0, total: 9, against: 13, outcome },
      failsBecause: null,
    },
  });
  const { cause } = forced;

  it.each<[string, CheckRoller, boolean, unknown]>([
    ['is all of it where the save fails', saved('failure'), true, damage],
    [
      'is all of it where the save fails without a roll',
      { ...saved('failure'), result: { roll: null, failsBecause: 'Paralyzed' } },
      true,
      damage,
    ],
    [
      'is half of each type, rounded down, where it is made',
      saved('success'),
      true,
      [
        { amount: 4, type: 'fire' },
        { amount: 2, type: 'cold' },
      ],
    ],
    ['is nothing where a success spares all', saved('success'), false, []],
    ['is not known before the roll', heroRoller(tov), true, null],
  ])('%s', (_, roller, half, taken) => expect(cause && damageTaken({ ...cause, half }, roller)).toEqual(taken));
});
