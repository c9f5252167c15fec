import { effect } from '#domain/rules/activity/active-effect.fixture.ts';
import { expect, it } from 'vitest';
import { fightOf } from './combat.fixture.ts';
import { effectNames } from './effect-names.ts';
import { combatViewFor } from './view.ts';

const bless = effect('Bless', { on: 'attackRolls', add: '1d4' }, { on: 'savingThrows', abilities: 'all', add: '1d4' });

it.each([
  ['the die that it adds, once', [bless], null, ['Bless +1d4']],
  ['the die that it takes away', [effect('Bane', { on: 'attackRolls', add: '-1d4' })], null, ['Bane −1d4']],
  [
    'the die by which damage is less',
    [effect('Resistance: Acid', { on: 'damageTaken', less: '1d4', types: ['acid'] })],
    null,
    ['Resistance: Acid −1d4'],
  ],
  ['no die where it adds none', [effect('Shield', { on: 'armorClass', add: '5' })], null, ['Shield']],
  ['itself at whoever holds it and is under it', [bless], 'Bless', ['Bless +1d4']],
  ['nothing at whoever holds what does nothing to them', [effect('Spirit Guardians')], 'Spirit Guardians', []],
])('an effect is shown with %s', (_, activeEffects, concentration, names) => {
  expect(effectNames({ activeEffects, concentration })).toEqual(names);
});

it('players see on what heroes concentrate, and of others only that they do', () => {
  const fight = fightOf('kara', 'goblin');
  const holding = { ...fight, combatants: fight.combatants.map((each) => ({ ...each, concentration: 'Web' })) };
  const { combatants } = combatViewFor('players', holding, 'words');
  expect(combatants).toMatchObject([{ concentrates: true, concentratesOn: 'Web' }, { concentrates: true }]);
  expect(combatants[1]).not.toHaveProperty('concentratesOn');
});
