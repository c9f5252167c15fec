import type { Deed } from '#domain/combat/deeds/deed.ts';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { noteBattleMap } from '#web/features/combat/around/mapped.ts';
import { Choosing } from '#web/features/combat/choice/choosing.ts';
import type { Doing } from '#web/features/combat/use-combat.ts';
import { DeedRows } from './deed-rows.tsx';

const wall: Deed = {
  key: 'wall-of-stone',
  name: 'Wall of Stone',
  group: 'Action',
  figures: '',
  meant: null,
  isForNobody: true,
  raisesWall: true,
  step: {
    name: 'castSpell',
    actorId: 'kara',
    spell: 'wall-of-stone',
    activity: 0,
    slot: 5,
    targetIds: [],
    choice: null,
    damageType: null,
    cover: 'none',
    shapers: [],
  },
};

/** The row of a wall that is raised, at a table with a battle map or without one; what was asked and done by a press. */
async function press(hasMap: boolean) {
  noteBattleMap('c', hasMap);
  const [onAsk, step] = [vi.fn(), vi.fn(async () => true)];
  const doing: Doing = { campaignId: 'c', busy: false, step, run: async () => true, join: async () => true };
  const { person } = renderAt(
    '/',
    <Choosing value={vi.fn()}>
      <DeedRows actor={{ id: 'kara', name: 'Kara' }} deeds={[wall]} target={null} figures={[]} doing={doing} onAsk={onAsk} />
    </Choosing>,
  );
  await person.click(await screen.findByRole('button', { name: /^Wall of Stone/ }));
  return { asked: onAsk.mock.calls.length, done: step.mock.calls.length };
}

it('a wall that stands in the way is asked for a place where a battle map is shown, so that no slot is lost', async () => {
  expect(await press(true)).toEqual({ asked: 1, done: 0 });
});

it('a wall is cast at once where nobody has a map', async () => {
  expect(await press(false)).toEqual({ asked: 0, done: 1 });
});
