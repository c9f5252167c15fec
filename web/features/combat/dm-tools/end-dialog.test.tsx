import type { SeenFight } from '#contract/play/combat-shapes.ts';
import { fightOf, one } from '#domain/combat/combat.fixture.ts';
import { combatViewFor } from '#domain/combat/view.ts';
import { figuresOf } from '#web/features/combat/figure.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EndDialog } from './end-dialog.tsx';

it.each([
  [false, ['kara', 'tomas'], 'Each of 2 heroes gains 350 XP.'],
  [false, ['kara'], 'The hero gains 700 XP.'],
  [true, ['kara', 'tomas'], 'Heroes rise by milestones: you give levels on the Character tab.'],
] as const)('the end of a fight says what heroes gain, by milestones (%s), for %j: %s', async (byMilestone, heroes, says) => {
  const combat = fightOf(...heroes, 'goblin', 'troll');
  const worth = { ...combat, combatants: combat.combatants.map((each) => (each.id === 'troll' ? { ...each, xp: 700 } : each)) };
  const view = combatViewFor('dm', worth, 'words');
  const fight: SeenFight = { id: 'f', number: 1, view, lines: [], hero: null, companions: [] };
  const doing = { busy: false, step: async () => true, run: async () => true, join: async () => true, campaignId: 'c' };
  const { person } = renderAt(
    '/',
    <EndDialog campaignId="c" fight={fight} figures={figuresOf(view)} doing={doing} byMilestone={byMilestone} onClose={() => undefined} />,
  );
  await person.click(screen.getByRole('checkbox', { name: one(combat, 'troll').name }));
  expect(screen.getByText(says)).toBeTruthy();
});
