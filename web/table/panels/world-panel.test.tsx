import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Campaign } from '#domain/campaign/campaign.ts';
import { CampaignSettings } from '#domain/campaign/settings.ts';
import { campaignCard } from '#tests/support/dom/campaign-card.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { WorldPanel } from './world-panel.tsx';

const { isTemplate, ...card } = campaignCard({ id: 'weir', name: 'The weir' });
const campaign: Campaign = {
  ...card,
  isTemplate,
  state: 'IDLE',
  createdAt: card.lastActive,
  settings: CampaignSettings.parse({}),
  location: { name: 'The Dry Quay', place: 'Tollhithe' },
  hasMap: true,
  participants: [],
};

it('the map stands before the place and the facts of the session, so that it is in sight on a phone', async () => {
  renderAt('/', <WorldPanel campaign={campaign} withFacts map={<p>The salt marsh</p>} />, {
    characters: { list: () => [] },
    worlds: { get: () => new Promise<never>(() => undefined) },
  });
  const [map, place, fact] = [
    screen.getByText('The salt marsh'),
    await screen.findByText('The Dry Quay', { selector: 'strong' }),
    screen.getByText('Your Role'),
  ];
  for (const [first, then] of [
    [map, place],
    [map, fact],
  ] as const)
    expect(first.compareDocumentPosition(then) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
