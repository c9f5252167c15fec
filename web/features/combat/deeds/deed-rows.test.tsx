import type { Figure } from '#web/features/combat/figure.ts';
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
function press(hasMap: boolean) {
  noteBattleMap('c', hasMap);
  return pressOn(wall, null);
}

/** What was asked and done by a press on the row of something, with somebody aimed at. */
async function pressOn(deed: Deed, target: Figure | null) {
  const [onAsk, step] = [vi.fn(), vi.fn(async () => true)];
  const doing: Doing = { campaignId: 'c', busy: false, step, run: async () => true, join: async () => true };
  const { person } = renderAt(
    '/',
    <Choosing value={vi.fn()}>
      <DeedRows actor={{ id: 'kara', name: 'Kara' }} deeds={[deed]} target={target} figures={[]} doing={doing} onAsk={onAsk} />
    </Choosing>,
  );
  await person.click(await screen.findByRole('button', { name: new RegExp(`^${deed.name}`) }));
  return { asked: onAsk.mock.calls.length, done: step.mock.calls.length };
}

it('a wall that stands in the way is asked for a place where a battle map is shown, so that no slot is lost', async () => {
  expect(await press(true)).toEqual({ asked: 1, done: 0 });
});

it('a wall is cast at once where nobody has a map', async () => {
  expect(await press(false)).toEqual({ asked: 0, done: 1 });
});

const goblin: Figure = {
  id: 'goblin',
  name: 'Goblin',
  kind: 'npc',
  side: 'foes',
  initiative: 1,
  health: 'unhurt',
  hitPoints: null,
  armorClass: null,
  conditions: [],
  concentration: null,
  effects: [],
  deathSaves: null,
  hidden: false,
  whole: null,
};

it.each([
  ['a kind of creature that it does not affect', 'fey', 'unhurt', { asked: 1, done: 0 }],
  ['the dead, where it is for the living', 'humanoid', 'dead', { asked: 1, done: 0 }],
  ['somebody whom it affects', 'humanoid', 'unhurt', { asked: 0, done: 1 }],
] as const)('with %s aimed at it asks, or is done', async (_, type, health, answers) => {
  const { isForNobody: _nobody, raisesWall: _wall, ...deed } = wall;
  expect(await pressOn({ ...deed, name: 'Hold Person', kinds: ['humanoid'] }, { ...goblin, type, health })).toEqual(answers);
});
