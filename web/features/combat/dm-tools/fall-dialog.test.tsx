import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import type { Step } from '#web/features/combat/use-combat.ts';
import { FallDialog } from './fall-dialog.tsx';
import { tomas } from './figure.fixture.ts';

it('a Dungeon Master says how far somebody falls, in whole feet', async () => {
  const taken: Step[] = [];
  const step = async (each: Step) => {
    taken.push(each);
    return true;
  };
  const doing = { busy: false, step, run: async () => true, join: async () => true, campaignId: 'c' };
  const { person } = renderAt('/', <FallDialog figure={tomas} doing={doing} onClose={() => undefined} />);
  const field = screen.getByRole('textbox', { name: 'How many feet' });
  await person.clear(field);
  await person.type(field, 'far');
  expect(screen.getByText('A whole number from 1 to 10,000.')).toBeTruthy();
  await person.clear(field);
  await person.type(field, '35');
  await person.click(screen.getByRole('button', { name: 'Fall 35 feet' }));
  expect(taken).toEqual([{ name: 'fall', targetId: 'tomas', feet: 35 }]);
});
