import { CampaignSettings } from '#domain/campaign/settings.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { raiseHand, turnAtRest } from '#domain/turn/turn.ts';
import { screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { expect, it } from 'vitest';
import type { Answers } from '#tests/support/dom/fake-server.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { TurnStore } from './turn-store.ts';
import { TurnPanel } from './turn-panel.tsx';

const me = { id: 'mira-0001', name: 'Mira' };
const tov = { id: 'tov-0002', name: 'Tov' };
const none = turnAtRest('weir', 60);
const both = raiseHand(raiseHand(none, me, new Date()).turn, tov, new Date()).turn;
const now = (turn = both) => ({ turn, now: new Date().toISOString() });

async function setUp({ manages = true, paused = false, ...answers }: { manages?: boolean; paused?: boolean } & Answers['turns'] = {}) {
  const get = async () => now();
  const turns = new TurnStore({
    campaignId: 'weir',
    me,
    calls: { get, raiseHand: get, lowerHand: get, forceEnd: get },
    clock: () => Date.now(),
    onFailed: () => undefined,
  });
  const settings = CampaignSettings.parse({ paused });
  const shown = renderAt('/', <TurnPanel turns={turns} me={me.id} settings={settings} managesCampaign={manages} outcomes={null} />, {
    turns: answers,
  });
  await act(() => turns.load());
  return { ...shown, turns };
}

it('the turn at length names whose hands are up, and whose is one’s own', async () => {
  await setUp();
  const [mine, other] = screen.getAllByRole('listitem');
  expect(mine?.textContent).toContain('Mira (you)');
  expect(other?.textContent).toContain('Player 0002');
});

it('whoever runs the table may go on without somebody else, and never without themselves', async () => {
  const { person, server } = await setUp({ skip: () => now(raiseHand(none, me, new Date()).turn) });
  expect(screen.queryByRole('button', { name: 'Skip Mira: lower their hand' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Skip Tov: lower their hand' }));
  await waitFor(() => expect(screen.queryByText('Tov')).toBeNull());
  expect(server.inputsOf('turns.skip')).toEqual([{ campaignId: 'weir', userId: tov.id }]);
});

it('a hand that could not be lowered stays up, and the failure is told', async () => {
  const { person } = await setUp({
    skip: () => {
      throw new TypeError('Failed to fetch');
    },
  });
  await person.click(screen.getByRole('button', { name: 'Skip Tov: lower their hand' }));
  expect(await screen.findByText('Failed to lower hand')).toBeTruthy();
  expect(screen.getByText('Tov')).toBeTruthy();
});

it('a table is paused once, however often the button is pressed, and the server’s reason is told when it is not', async () => {
  const answer = Promise.withResolvers<ReturnType<typeof now>>();
  const { person, server } = await setUp({ pause: () => answer.promise });
  await person.click(screen.getByRole('button', { name: 'Pause' }));
  await person.click(screen.getByRole('button', { name: 'Pause' }));
  expect(server.inputsOf('turns.pause')).toEqual([{ campaignId: 'weir', paused: true }]);
  answer.reject(new Refusal('campaign.notFound'));
  expect(await screen.findByText(new Refusal('campaign.notFound').message)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Pause' }).getAttribute('aria-busy')).toBeNull();
});

it('nobody is skipped while the table is paused, and it can go on', async () => {
  const { person, server } = await setUp({ paused: true, pause: () => now() });
  expect(screen.getByText('Paused')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Skip/ })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Continue' }));
  expect(server.inputsOf('turns.pause')).toEqual([{ campaignId: 'weir', paused: false }]);
});

it('a player sees the turn and decides nothing about it', async () => {
  await setUp({ manages: false });
  expect(screen.getByText('Collecting Actions')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
