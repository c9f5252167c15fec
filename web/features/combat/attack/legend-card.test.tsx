import { fightOf, one } from '#domain/combat/combat.fixture.ts';
import { legendNow } from '#domain/combat/legendary/legend-now.ts';
import { combatViewFor } from '#domain/combat/view.ts';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { placing } from '#web/features/combat/around/placing.ts';
import { noteBattleMap } from '#web/features/combat/around/mapped.ts';
import { figuresOf } from '#web/features/combat/figure.ts';
import type { Doing } from '#web/features/combat/use-combat.ts';
import { LegendCard } from './legend-card.tsx';

afterEach(() => placing.set(null));

const prowl = {
  name: 'Arcane Prowl',
  text: 'Vanishes and strikes.',
  attack: 'Claw',
  teleports: 30,
  effect: null,
  spell: null,
  once: false,
};

/** The card of a troll that may teleport after a turn, with Kara as its target. */
function setUp(mapId: string | null) {
  noteBattleMap('c', true);
  const combat = { ...fightOf('kara', 'goblin', 'troll'), round: 2, active: 'goblin' };
  const troll = one(combat, 'troll');
  const legendary = { ...troll, legend: { actions: 3, resistances: 0, lair: false, legendaryActions: [prowl] } };
  const taken: unknown[][] = [];
  const doing: Doing = {
    campaignId: 'c',
    busy: false,
    step: async (...step) => taken.push(step) > 0,
    run: async () => true,
    join: async () => true,
  };
  const figures = figuresOf(combatViewFor('dm', combat, 'words'));
  const target = figures.find(({ id }) => id === 'kara') ?? null;
  const now = legendNow(legendary, combat);
  if (!now) throw new Error('The troll is not legendary.');
  const shown = renderAt('/', <LegendCard one={legendary} now={now} target={target} figures={figures} doing={doing} />, {
    combat: { around: () => ({ hasMap: true, mapId, stands: [], movement: null, spaces: null }) },
  });
  return { ...shown, taken };
}
const press = async ({ person }: ReturnType<typeof setUp>) => person.click(await screen.findByRole('button', { name: /^Arcane Prowl/ }));

it('a legendary teleport is put on the battle map, and strikes from there', async () => {
  const card = setUp('m');
  await waitFor(async () => {
    await press(card);
    expect(placing.get()).toMatchObject({ actorId: 'troll', name: 'Arcane Prowl', reach: 30 });
  });
  const placed = { origin: 7, towards: { x: 1, y: 1 } };
  await placing.get()?.use(placed);
  expect(card.taken.at(-1)).toEqual([
    { name: 'legendary', actorId: 'troll', action: 'Arcane Prowl', targetIds: ['kara'] },
    { placing: placed },
  ]);
});

it('a legendary teleport is taken at once by whoever stands on no map', async () => {
  const card = setUp(null);
  await press(card);
  expect([placing.get(), card.taken]).toMatchObject([null, [[{ action: 'Arcane Prowl', targetIds: ['kara'] }]]]);
});
