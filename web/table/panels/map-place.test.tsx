import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Campaign } from '#domain/campaign/campaign.ts';
import { CampaignSettings } from '#domain/campaign/settings.ts';
import { asKara, campaignId, serverOf } from '#tests/support/dom/battle-map.tsx';
import { campaignCard } from '#tests/support/dom/campaign-card.ts';
import { mira } from '#tests/support/dom/mira.ts';
import type { FakeServer } from '#tests/support/dom/fake-server.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { chooseMapPlace } from '#web/features/battle-map/live/map-place.ts';
import { calls, queryClient } from '#web/lib/api.ts';
import { MapPlace } from './map-place.tsx';

vi.mock('./table-battle-map.tsx', () => ({ TableBattleMap: () => <p>The cellar</p> }));

const { isTemplate, ...card } = campaignCard({ id: campaignId, name: 'The weir' });
const campaign: Campaign = {
  ...card,
  isTemplate,
  state: 'IDLE',
  createdAt: card.lastActive,
  settings: CampaignSettings.parse({}),
  location: null,
  hasMap: true,
  participants: [],
};
const { battleMaps } = serverOf(asKara);
const open = (isShown: boolean) =>
  renderAt('/', <MapPlace campaign={campaign} me={mira} look="small" withTools={false} world={<p>The salt marsh</p>} />, {
    battleMaps: { get: () => ({ ...battleMaps.get(), isShown }) },
  });
/** Once the answer is there, and what is drawn with it. */
async function answered(server: FakeServer) {
  await waitFor(() => expect(server.inputsOf('battleMaps.get')).toContainEqual({ campaignId }));
  const queryKey = calls.battleMaps.get.queryKey({ input: { campaignId } });
  await waitFor(() => expect(queryClient.getQueryState(queryKey)).toMatchObject({ status: 'success', fetchStatus: 'idle' }));
  await act(() => Promise.resolve());
}
afterEach(() => {
  localStorage.clear();
  act(() => chooseMapPlace('world'));
});

it('whoever comes to a table that is shown a battle map sees that one, and chooses the world’s map for as long as it is shown', async () => {
  const { person } = open(true);
  expect(await screen.findByText('The cellar')).toBeTruthy();
  await person.click(screen.getByRole('tab', { name: 'World map' }));
  cleanup();
  queryClient.clear();
  const { server } = open(true);
  await answered(server);
  expect(screen.getByText('The salt marsh')).toBeTruthy();
  expect(screen.queryByText('The cellar')).toBeNull();
});

it('a map that is prepared and not shown leads nobody away from the world’s', async () => {
  const { server } = open(false);
  await answered(server);
  expect(await screen.findByText('The salt marsh')).toBeTruthy();
  expect(screen.queryByText('The cellar')).toBeNull();
});
