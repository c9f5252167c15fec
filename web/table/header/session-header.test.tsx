import { act, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Campaign } from '#domain/campaign/campaign.ts';
import { CampaignSettings } from '#domain/campaign/settings.ts';
import { campaignCard } from '#tests/support/dom/campaign-card.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { chooseMapPlace } from '#web/features/battle-map/live/map-place.ts';
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
afterEach(() => act(() => chooseMapPlace('world')));

it('the button of the map is named for the map that it opens', () => {
  renderAt(
    '/',
    <SessionHeader campaign={campaign} online={null} wide mapShown={false} menu={null} corner={null} onMap={() => undefined} />,
  );
  expect(screen.getByRole('button', { name: 'Show World Map' }).textContent).toBe('World Map');
  act(() => chooseMapPlace('battle'));
  expect(screen.getByRole('button', { name: 'Show Battle Map' }).textContent).toBe('Battle Map');
});
