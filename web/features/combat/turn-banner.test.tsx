import type { CombatNow } from '#contract/play/combat-shapes.ts';
import { fightOf } from '#domain/combat/combat.fixture.ts';
import type { AskedSave } from '#domain/combat/reactions/asked-save.ts';
import type { Combat } from '#domain/combat/state.ts';
import { combatViewFor } from '#domain/combat/view.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { karaOf } from '#tests/support/dom/own-hero.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { TurnBanner } from './turn-banner.tsx';

const saveOf = (saverId: string): AskedSave => ({ saverId, ability: 'dexterity', cause: 'Cold Breath', dc: 13, roll: null });
function setUp(combat: Combat) {
  const now = (): CombatNow => ({
    leads: false,
    heroes: [],
    characterId: null,
    isDamaged: false,
    fight: { id: 'f', number: 3, view: combatViewFor('players', combat, 'words'), lines: [], hero: karaOf(combat), companions: [] },
  });
  return renderAt('/', <TurnBanner campaignId="c" isOpen={false} onOpen={() => undefined} />, { combat: { get: now, step: now } });
}
const waiting = (...savers: string[]): Combat => ({
  ...fightOf('kara', 'troll', 'tomas'),
  saves: { saves: savers.map(saveOf), since: 3, endsAt: null },
});

it('the story offers the save that is asked of one’s own hero, at one press', async () => {
  const { person, server } = setUp(waiting('tomas', 'kara'));
  await person.click(await screen.findByRole('button', { name: 'Roll the save' }));
  expect(screen.getAllByText('Dexterity save against Cold Breath')[0]?.getAttribute('role')).toBe('status');
  expect(server.inputsOf('combat.step')).toMatchObject([{ number: 3, step: { name: 'rollSaves', saverIds: ['kara'] } }]);
});

it('the story says that it is one’s turn while others save', async () => {
  setUp(waiting('tomas'));
  expect(await screen.findByRole('button', { name: 'Your turn! Open Combat to act.' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Roll the save' })).toBeNull();
});
