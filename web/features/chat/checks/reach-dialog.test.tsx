import type { CombatNow } from '#contract/play/combat-shapes.ts';
import type { CheckRoller } from '#domain/check/check.ts';
import { fightOf } from '#domain/combat/combat.fixture.ts';
import type { Combat } from '#domain/combat/state.ts';
import { combatViewFor } from '#domain/combat/view.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { karaOf } from '#tests/support/dom/own-hero.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import type { Reached } from './check-actions.ts';
import { ReachDialog } from './reach-dialog.tsx';

const what = { kind: 'save', ability: 'dexterity' } as const;

function setUp(combat: Combat, leads: boolean, rollers: CheckRoller[] = []) {
  const reached: Reached[] = [];
  const now = (): CombatNow => ({
    leads,
    heroes: [],
    characterId: null,
    isDamaged: false,
    fight: {
      id: 'f',
      number: 3,
      view: combatViewFor(leads ? 'dm' : 'players', combat, 'words'),
      lines: [],
      hero: leads ? null : karaOf(combat),
      companions: [],
    },
  });
  const onReach = async (each: Reached) => {
    reached.push(each);
    return true;
  };
  const dialog = (
    <ReachDialog campaignId="c" check={{ what, rollers }} namesCreatures={leads} onReach={onReach} onClose={() => undefined} />
  );
  return { ...renderAt('/', dialog, { characters: { list: () => [] }, combat: { get: now } }), reached };
}
const fight = fightOf('kara', 'troll', 'goblin');
const goblinOf = (combat: Combat) => combat.combatants.find(({ id }) => id === 'goblin');
const changed = (change: object): Combat => ({
  ...fight,
  combatants: fight.combatants.map((each) => (each.id === 'goblin' ? { ...each, ...change } : each)),
});

it('whoever leads picks NPCs of the fight, hidden ones too', async () => {
  const { person, reached } = setUp(changed({ hidden: true }), true);
  const name = goblinOf(fight)?.name ?? '';
  await person.click(await screen.findByRole('checkbox', { name }));
  expect(screen.getByText('Hidden: players will read its name.')).not.toBeNull();
  expect(screen.queryByRole('checkbox', { name: 'Kara' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Ask for saves' }));
  await expect.poll(() => reached).toEqual([{ heroes: [], creatures: [], combatants: ['goblin'] }]);
});

const nameOf = (id: string) => fight.combatants.find((each) => each.id === id)?.name ?? '';
const rolled = { userId: null, side: 'first', modifier: 1, helpedBy: null, hasRolled: true, result: null } as const;

it.each<[string, Combat, CheckRoller[], string, string]>([
  ['who are dead', changed({ dead: true }), [], 'troll', 'goblin'],
  ['who have rolled', fight, [{ ...rolled, characterId: null, name: nameOf('troll') }], 'goblin', 'troll'],
])('those %s are not offered', async (_, combat, rollers, open, gone) => {
  setUp(combat, true, rollers);
  expect(await screen.findByRole('checkbox', { name: nameOf(open) })).not.toBeNull();
  expect(screen.queryByRole('checkbox', { name: nameOf(gone) })).toBeNull();
});

it('a player whose spell it is picks those whom they see', async () => {
  const { person, reached } = setUp(changed({ hidden: true }), false);
  await person.click(await screen.findByRole('checkbox', { name: nameOf('troll') }));
  expect(screen.queryByRole('checkbox', { name: nameOf('goblin') })).toBeNull();
  expect(screen.queryByRole('textbox', { name: 'A creature' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Ask for saves' }));
  await expect.poll(() => reached).toEqual([{ heroes: [], creatures: [], combatants: ['troll'] }]);
});
