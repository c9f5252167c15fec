import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Campaign } from '#domain/campaign/campaign.ts';
import { CampaignSettings } from '#domain/campaign/settings.ts';
import { campaignCard } from '#tests/support/dom/campaign-card.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { SessionHeader } from './session-header.tsx';

const { isTemplate, ...card } = campaignCard({ id: 'weir', name: 'The weir' });
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

it.each([
  [false, 'Show Map', 'Map'],
  [true, 'Show Chat', 'Chat'],
])('the button of the map says what it leads to: %s', (mapShown, name, words) => {
  renderAt(
    '/',
    <SessionHeader campaign={campaign} online={null} wide mapShown={mapShown} menu={null} corner={null} onMap={() => undefined} />,
  );
  // Whether that is the map of the world or the battle map is known only once it stands there.
  expect(screen.getByRole('button', { name }).textContent).toBe(words);
});
