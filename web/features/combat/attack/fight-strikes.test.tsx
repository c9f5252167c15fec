import type { CombatNow, OwnHero } from '#contract/play/combat-shapes.ts';
import { fightOf } from '#domain/combat/combat.fixture.ts';
import { combatViewFor } from '#domain/combat/view.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { useCallback, useState } from 'react';
import type { ComponentProps } from 'react';
import { expect, it } from 'vitest';
import { karaOf } from '#tests/support/dom/own-hero.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { FightStrikes } from './fight-strikes.tsx';

type StrikeOf = Parameters<ComponentProps<typeof FightStrikes>['onStrikes']>[0];

/** An attack of a sheet, which strikes where the fight knows it and says so where it is rolled. */
function Sheet({ characterId, attack }: { characterId: string; attack: string }) {
  const [strikes, setStrikes] = useState<{ of: StrikeOf }>({ of: null });
  const take = useCallback((of: StrikeOf) => setStrikes({ of }), []);
  const [told, tell] = useState('');
  const strike = strikes.of?.(characterId, attack) ?? null;
  return (
    <>
      <button type="button" onClick={() => strike?.()}>
        {strike ? 'Strikes' : 'Rolls'}
      </button>
      <p>{told}</p>
      <FightStrikes campaignId="c" onStrikes={take} onTold={tell} />
    </>
  );
}

function setUp(moves: Partial<OwnHero['moves']> = {}, { characterId = 'kara', attack = '' } = {}) {
  sessionStorage.clear();
  const combat = fightOf('kara', 'goblin', 'troll');
  const hero = karaOf(combat, {
    refusedActs: [],
    moves: { attack: true, action: true, actions: 1, deathSave: false, endTurn: true, ...moves },
  });
  const name = attack || (hero.attacks[0]?.name ?? '');
  const now: CombatNow = {
    leads: false,
    heroes: [],
    characterId: 'kara',
    isDamaged: false,
    fight: {
      id: 'f',
      number: 1,
      view: combatViewFor('players', combat, 'words'),
      lines: [{ key: '1.0', sentence: 'Kara misses Goblin.', rolls: [] }],
      hero,
      companions: [],
    },
  };
  return { ...renderAt('/', <Sheet characterId={characterId} attack={name} />, { combat: { get: () => now, step: () => now } }), name };
}

it('in one’s turn an attack of the sheet is the step of the fight: it asks whom, and strikes the same one again at a press', async () => {
  const { person, server, name } = setUp();
  await person.click(await screen.findByRole('button', { name: 'Strikes' }));
  const asked = within(await screen.findByRole('dialog', { name: `${name}: at whom?` }));
  expect(server.inputsOf('combat.step')).toEqual([]);
  await person.click(asked.getByRole('button', { name: /^Goblin/ }));
  const step = { name: 'attack', actorId: 'kara', targetId: 'goblin', attack: name };
  await waitFor(() => expect(server.inputsOf('combat.step')).toMatchObject([{ number: 1, step }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('Kara misses Goblin.', { selector: 'p' })).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Strikes' }));
  await waitFor(() => expect(server.inputsOf('combat.step')).toMatchObject([{ step }, { step }]));
});

it.each([
  ['while others act', { attack: false, endTurn: false }, {}],
  ['with no attack left', { attack: false }, {}],
  ['on the sheet of somebody else', {}, { characterId: 'tomas' }],
  ['with what the fight does not know', {}, { attack: 'Ladle' }],
] as const)('an attack of the sheet is rolled beside the fight %s', async (_, moves, of) => {
  const { server } = setUp(moves, of);
  await waitFor(() => expect(server.inputsOf('combat.get')).not.toEqual([]));
  expect(await screen.findByRole('button', { name: 'Rolls' })).toBeTruthy();
  await expect(screen.findByRole('button', { name: 'Strikes' }, { timeout: 100 })).rejects.toThrow('Unable to find');
});
