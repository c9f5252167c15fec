import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { campaignCard } from '#tests/support/dom/campaign-card.ts';
import { renderAfresh, renderAt } from '#tests/support/dom/render-at.tsx';
import { Installed } from './installed.tsx';

renderAfresh();

const install = { worldId: null, version: '1.0', at: '2026-11-20T12:00:00.000Z', update: null, earlier: null, parts: [] };

it('the campaign of an install is a link as long as one has a seat there, and its name afterwards', async () => {
  const installed = [
    { ...install, id: 'i', campaignId: 'weir', name: 'At the weir' },
    { ...install, id: 'j', campaignId: 'left', name: 'One that was left' },
    { ...install, id: 'k', campaignId: 'free', name: 'The free one' },
  ];
  const campaigns = {
    list: () => [campaignCard({ id: 'weir', name: 'At the weir' }), campaignCard({ id: 'free', name: 'The free one', seat: null })],
  };
  renderAt('/marketplace/purchases', <Installed got={{ installed }} />, { campaigns });
  expect((await screen.findByRole('link', { name: 'At the weir' })).getAttribute('href')).toBe('/campaign?id=weir');
  expect(screen.getByText('One that was left')).toBeTruthy();
  expect(screen.getByText('The free one')).toBeTruthy();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
