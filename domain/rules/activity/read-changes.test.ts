import { describe, expect, it } from 'vitest';
import { effect } from './active-effect.fixture.ts';
import { reckonFormula } from './reckon.ts';
import { changesOn } from './read-changes.ts';
import { splitFormula } from './formulas/split-formula.ts';

describe('what effects change', () => {
  it('is found by what it is about, with the name of the effect', () => {
    const bless = effect('Bless', { on: 'attackRolls', add: '1d4' }, { on: 'savingThrows', abilities: 'all', add: '1d4' });
    expect(changesOn([bless], 'savingThrows')).toEqual([{ name: 'Bless', change: { on: 'savingThrows', abilities: 'all', add: '1d4' } }]);
    expect(changesOn([bless], 'armorClass')).toEqual([]);
  });

  it('counts an effect of one name once, the latest of them', () => {
    const twice = [effect('Aid', { on: 'hitPointMaximum', add: '5' }), effect('Aid', { on: 'hitPointMaximum', add: '10' })];
    expect(changesOn(twice, 'hitPointMaximum').map(({ change }) => change.add)).toEqual(['10']);
  });
});

describe('a formula that is reckoned', () => {
  it.each([
    ['2d8+@ability', { ability: 3 }, '2d8+3'],
    ['2d8+@ability', { ability: -1 }, '2d8-1'],
    ['5*@level', { level: 5 }, '25'],
    ['@sneakAttack', { sneakAttack: '3d6' }, '3d6'],
    ['2*@die+1', { die: '1d8' }, '2d8+1'],
    ['1d4+1d4-1', {}, '2d4-1'],
    ['3-3', {}, '0'],
    ['-1d4', {}, '-1d4'],
    ['1d6+@nobody', {}, null],
  ])('%s with %o is %s', (formula, values, expected) => {
    expect(reckonFormula(formula, values)).toBe(expected);
  });

  it('is parted into one number and its dice', () => {
    expect(splitFormula('2d8-1d4+3-1')).toEqual({ number: 2, dice: ['2d8', '-1d4'] });
  });
});
