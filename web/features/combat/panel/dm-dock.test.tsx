import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fightOf } from '#domain/combat/combat.fixture.ts';
import { combatViewFor } from '#domain/combat/view.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { figuresOf } from '#web/features/combat/figure.ts';
import { DmDock } from './dm-dock.tsx';

it.each([
  [true, 1],
  [false, 0],
])('the turn of a hero is offered to be played only where their player is away (%s)', (isPlayerAway, offered) => {
  const view = combatViewFor('dm', fightOf('kara', 'goblin'), 'words');
  const fight = { id: 'f', number: 1, view, lines: [], hero: null, companions: [] };
  const figures = figuresOf(view);
  const acting = figures.find(({ id }) => id === 'kara') ?? null;
  const doing = { busy: false, step: async () => true, run: async () => true, join: async () => true, campaignId: 'c' };
  renderAt('/', <DmDock campaignId="c" {...{ fight, acting, figures, doing, isPlayerAway }} />);
  expect(screen.queryAllByRole('button', { name: 'Play this turn automatically' })).toHaveLength(offered);
});
