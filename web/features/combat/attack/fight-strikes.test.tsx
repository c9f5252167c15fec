import type { CombatNow, OwnHero } from '#contract/play/combat-shapes.ts';
import { fightOf } from '#domain/combat/combat.fixture.ts';
import { combatViewFor } from '#domain/combat/view.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import type { ComponentProps } from 'react';
import { expect, it } from 'vitest';
import { karaOf } from '#tests/support/dom/own-hero.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { aimAt } from '#web/features/combat/target.ts';
import { FightStrikes } from './fight-strikes.tsx';

type Parts = Parameters<ComponentProps<typeof FightStrikes>['onStrikes']>[0];

/** An attack of a sheet, which strikes where the fight knows it and says so where it is rolled. */
function Sheet({ characterId, attack }: { characterId: string; attack: string }) {
  const [parts, take] = useState<Parts>(null);
  const [isPlain, setPlain] = useState(false);
  const [told, tell] = useState('');
  const strike = parts?.strikeOf?.(characterId, attack) ?? null;
  return (
    <>
      <button type="button" onClick={() => strike?.()}>
        {strike ? 'Strikes' : 'Rolls'}
      </button>
      <p>{told}</p>
      {['fire-bolt', 'shield', 'mage-armor', 'cure-wounds'].map((spell) => {
        const cast = parts?.castOf?.(characterId, spell) ?? null;
        return (
          <button key={spell} type="button" onClick={() => cast?.(() => setPlain(true))}>
            {`${cast ? 'Casts' : 'Rolls'} ${spell}`}
          </button>
        );
      })}
      {isPlain && <p>Cast by the sheet.</p>}
      <FightStrikes campaignId="c" onStrikes={take} onTold={({ of, key, text }) => tell(`${of} ${key}: ${text}`)} />
    </>
  );
}

function setUp(
  moves: Partial<OwnHero['moves']> = {},
  { characterId = 'kara', attack = '', ...changes }: Partial<OwnHero> & { characterId?: string; attack?: string } = {},
) {
  sessionStorage.clear();
  aimAt.set(null);
  const combat = fightOf('kara', 'goblin', 'troll');
  const hero = karaOf(combat, {
    refusedActs: [],
    moves: { attack: true, action: true, actions: 1, deathSave: false, endTurn: true, ...moves },
    ...changes,
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
  expect(await screen.findByText(`${name} 1.0: Kara misses Goblin.`, { selector: 'p' })).toBeTruthy();
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

const slots = [{ level: 1, left: 2, pact: false }];
const slotCasting = {
  dc: 13,
  toHit: 5,
  modifier: 3,
  level: 1,
  proficiency: 2,
  spells: ['fire-bolt', 'shield', 'mage-armor', 'cure-wounds'],
  slots,
};

it('in one’s turn a spell of the sheet is cast in the fight, where it asks on whom', async () => {
  const { person, server } = setUp({}, { slotCasting });
  await person.click(await screen.findByRole('button', { name: 'Casts fire-bolt' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Fire Bolt' }));
  await person.click(await asked.findByRole('checkbox', { name: 'Goblin' }));
  await person.click(asked.getByRole('button', { name: 'Cast' }));
  const step = { name: 'castSpell', actorId: 'kara', spell: 'fire-bolt', targetIds: ['goblin'] };
  await waitFor(() => expect(server.inputsOf('combat.step')).toMatchObject([{ number: 1, step }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('fire-bolt 1.0: Kara misses Goblin.', { selector: 'p' })).toBeTruthy();
  expect(screen.queryByText('Cast by the sheet.')).toBeNull();
});

it.each([
  ['mage-armor', 'Mage Armor', ['Kara']],
  ['fire-bolt', 'Fire Bolt', []],
  // Nothing would be healed of who casts it here.
  ['cure-wounds', 'Cure Wounds', []],
])('has chosen oneself for what helps oneself, and nobody else: %s', async (spell, title, chosen) => {
  const { person } = setUp({}, { slotCasting });
  await person.click(await screen.findByRole('button', { name: `Casts ${spell}` }));
  const asked = within(await screen.findByRole('dialog', { name: title }));
  const whom = await asked.findAllByRole<HTMLInputElement>('checkbox');
  const named = whom.map(({ checked, labels }) => ({ checked, name: labels?.[0]?.textContent ?? '' }));
  expect(named.filter(({ checked }) => checked).map(({ name }) => name)).toEqual(chosen.map((name) => expect.stringContaining(name)));
  if (chosen.length > 0) expect(named[0]?.checked).toBe(true);
});

it('a spell that answers others is left to the sheet', async () => {
  const { person, server } = setUp({}, { slotCasting });
  await person.click(await screen.findByRole('button', { name: 'Casts shield' }));
  expect(await screen.findByText('Cast by the sheet.')).toBeTruthy();
  expect(server.inputsOf('combat.step')).toEqual([]);
});

it.each([
  ['while others act', { attack: false, endTurn: false }, 'kara', ['fire-bolt']],
  ['on the sheet of somebody else', {}, 'tomas', ['fire-bolt']],
  ['that is not ready in the fight', {}, 'kara', ['light']],
] as const)('a spell of the sheet is none of the turn %s', async (_, moves, characterId, spells) => {
  const { server } = setUp(moves, { slotCasting: { ...slotCasting, spells: [...spells] }, characterId });
  await waitFor(() => expect(server.inputsOf('combat.get')).not.toEqual([]));
  expect(await screen.findByRole('button', { name: 'Rolls fire-bolt' })).toBeTruthy();
  await expect(screen.findByRole('button', { name: 'Casts fire-bolt' }, { timeout: 100 })).rejects.toThrow('Unable to find');
});
