import type { Hand } from '#web/features/characters/use-act.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Slots } from './slots.tsx';

const own = (level: number, total: number, left: number) => ({ level, total, left, pact: false });
const show = (mayAct: boolean, slots: Parameters<typeof Slots>[0]['slots']) => {
  const act = vi.fn<Hand['act']>(async () => true);
  return { act, ...renderAt('/', <Slots slots={slots} hand={{ mayAct, busy: false, act }} />) };
};

it('slots say how many are left, and a spent one is had back through one menu', async () => {
  const { act, person } = show(true, [own(1, 4, 4), own(2, 3, 1), { level: 1, total: 2, left: 0, pact: true }]);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Level 14 of 4',
    'Level 21 of 3',
    'Pact, level 10 of 2',
  ]);
  await person.click(screen.getByRole('button', { name: 'Regain a spell slot' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Pact, level 1: 0 of 2 left' }));
  expect(act).toHaveBeenCalledWith({ kind: 'recoverSlot', level: 1, pact: true });
});

it.each([
  ['where none is spent', true, [own(1, 2, 2)]],
  ['to those who only look', false, [own(1, 2, 1)]],
] as const)('nothing is offered to have back %s', (_, mayAct, slots) => {
  show(mayAct, slots);
  expect(screen.queryByRole('button')).toBeNull();
});
