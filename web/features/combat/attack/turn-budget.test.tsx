import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { TurnBudget } from './turn-budget.tsx';

it.each([
  ['a fresh turn', { attacksMade: 0, attacksPerTurn: 2, actions: 1, attack: true }, 'Action left'],
  ['a turn with Action Surge', { attacksMade: 0, attacksPerTurn: 4, actions: 2, attack: true }, '2 actions left'],
  ['one action of two spent on attacks', { attacksMade: 2, attacksPerTurn: 4, actions: 1, attack: true }, 'Action left'],
  ['attacks that are begun', { attacksMade: 3, attacksPerTurn: 4, actions: 0, attack: true }, 'Attacks left'],
  ['nothing left', { attacksMade: 4, attacksPerTurn: 4, actions: 0, attack: false }, 'Action used'],
])('says what is left of %s', (_, { attacksMade, attacksPerTurn, actions, attack }, text) => {
  const moves = { attack, action: actions > 0, actions, deathSave: false, endTurn: true };
  renderAt('/', <TurnBudget of={{ attacksMade, attacksPerTurn, bonusActionUsed: false, reactionUsed: false, moves }} />);
  expect(screen.getAllByRole('listitem')[0]?.textContent).toBe(text);
});
