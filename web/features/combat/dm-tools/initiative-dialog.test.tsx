import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import type { Step } from '#web/features/combat/use-combat.ts';
import { tomas } from './figure.fixture.ts';
import { InitiativeDialog } from './initiative-dialog.tsx';

it('a Dungeon Master gives somebody another place by a whole number', async () => {
  const taken: Step[] = [];
  const step = async (each: Step) => {
    taken.push(each);
    return true;
  };
  const doing = { busy: false, step, run: async () => true, join: async () => true, campaignId: 'c' };
  const { person } = renderAt('/', <InitiativeDialog figure={tomas} doing={doing} onClose={() => undefined} />);
  const field = screen.getByRole('textbox', { name: 'Initiative' });
  await person.clear(field);
  await person.type(field, 'first');
  expect(screen.getByText('A whole number from -20 to 60.')).toBeTruthy();
  await person.clear(field);
  await person.type(field, '-1');
  await person.click(screen.getByRole('button', { name: 'Act at -1' }));
  expect(taken).toEqual([{ name: 'initiative', targetId: 'tomas', initiative: -1 }]);
});
