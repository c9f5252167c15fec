import type { Rumour } from '#domain/narration/rumours/rumour.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { campaignCard } from '#tests/support/dom/campaign-card.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { signInAsMira, visitor } from '#tests/support/dom/signed-in.ts';
import { worldCard } from '#tests/support/dom/world-card.ts';
import { IdeaGenerator } from '#web/features/ideas/idea-generator.tsx';

const rumour = (text: string, truth: Rumour['truth']): Rumour => ({
  text,
  teller: 'innkeeper',
  about: [{ id: 'bell', name: 'The Bell', isOwn: false }],
  truth,
});
const told = [
  rumour('The bell is warm.', { kind: 'told', fact: 'The bell is warm.', isSecret: true }),
  rumour('The bell is a copy.', { kind: 'invented', fact: null, isSecret: false }),
];
const answers = {
  worlds: { list: () => [worldCard({ id: 'ashvale', name: 'Ashvale' })] },
  campaigns: { list: () => [campaignCard({ id: 'weir', name: 'At the weir', seat: 'player', isOwner: false })] },
  rumours: {
    ofWorld: () => ({ leads: true, worldId: 'ashvale', rumours: told }),
    ofCampaign: () => ({ leads: false, worldId: 'ashvale', rumours: told.map((each) => ({ ...each, truth: null })) }),
  },
};
const at = '/tools/generators?kind=rumours&seed=ember';

const setUp = async () => {
  const shown = renderAt(at, <IdeaGenerator />, answers);
  await signInAsMira(shown.server);
  return shown;
};

it('a builder of a world hears rumours of it with what is true of each, and keeps them so', async () => {
  const { person, server } = await setUp();
  await screen.findByText('“The bell is a copy.”');
  expect(screen.getByText('True')).toBeTruthy();
  expect(screen.getByText('Secret')).toBeTruthy();
  expect(screen.getByText('Nothing like it is written.')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'The Bell' })[0]?.getAttribute('href')).toBe('/world/view/ashvale?entry=bell');
  await person.click(screen.getByRole('checkbox', { name: /^Secrets as well/ }));
  await waitFor(() => expect(server.inputsOf('rumours.ofWorld').at(-1)).toEqual({ worldId: 'ashvale', seed: 'ember', secrets: true }));
  await person.click(screen.getByRole('button', { name: 'Keep' }));
  expect(screen.getByText(/The bell is a copy.” \(an innkeeper\) False\. Nothing like it/)).toBeTruthy();
});

it('a player hears those of their campaign, and is not told what is true', async () => {
  const { person } = await setUp();
  await person.selectOptions(await screen.findByRole('combobox', { name: 'Lore of' }), 'At the weir');
  await screen.findByText(/Whether they are true is for you to find out/);
  expect(screen.queryByText('True')).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('an entry is a link only where the reader may go', async () => {
  const own = { ...rumour('The clerk knows.', null), about: [{ id: 'clerk', name: 'The Clerk', isOwn: true }] };
  const elsewhere = { leads: false, worldId: 'closed', rumours: [rumour('The bell is warm.', null), own] };
  const { server, person } = renderAt(at, <IdeaGenerator />, { ...answers, rumours: { ...answers.rumours, ofCampaign: () => elsewhere } });
  await signInAsMira(server);
  await person.selectOptions(await screen.findByRole('combobox', { name: 'Lore of' }), 'At the weir');
  expect((await screen.findByRole('link', { name: 'The Clerk' })).getAttribute('href')).toBe('/campaign?id=weir');
  expect(screen.getByText('The Bell')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'The Bell' })).toBeNull();
});

it('a visitor is told to sign in, and draws something else', async () => {
  const { person } = renderAt(at, <IdeaGenerator />, { account: { me: () => visitor } });
  await screen.findByRole('heading', { name: 'Rumours come from your lore' });
  await person.click(screen.getByRole('radio', { name: 'Tavern' }));
  expect(await screen.findByRole('button', { name: 'Draw another' })).toBeTruthy();
});
