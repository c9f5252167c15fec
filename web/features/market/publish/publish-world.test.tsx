import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ownListing } from '#tests/support/dom/own-listing.ts';
import { renderAfresh, renderAt } from '#tests/support/dom/render-at.tsx';
import { worldCard } from '#tests/support/dom/world-card.ts';
import { PublishWorld } from './publish-world.tsx';

renderAfresh();

const answers = (sent: unknown[]) => ({
  worlds: { list: () => [worldCard({ id: 'a', name: 'Another' }), worldCard({ id: 'w', name: 'Weir' })] },
  drawnMaps: { list: () => [] },
  market: {
    purchases: () => [],
    publishWorld: (input: unknown) => {
      sent.push(input);
      return { listingId: 'weir', state: 'shown' as const };
    },
  },
});

it('a newer version is made from the world of the last, and says so where another one is chosen', async () => {
  const sent: unknown[] = [];
  const { person } = renderAt('/marketplace/publish', <PublishWorld before={ownListing({ worldId: 'w' })} />, answers(sent));
  await screen.findByRole('option', { name: 'Weir' });
  const field = screen.getByRole('combobox', { name: /^World/ });
  expect(field).toHaveProperty('value', 'w');
  await person.selectOptions(field, 'a');
  expect(screen.getByText(/another world than the one that “The Weir” was made from/)).toBeTruthy();
  await person.selectOptions(field, 'w');
  expect(screen.queryByText(/another world than/)).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Publish the new version' }));
  await screen.findByText('Everybody finds it on the marketplace now.');
  expect(sent).toMatchObject([{ listingId: 'weir', worldId: 'w' }]);
});

it('a new listing, and one whose world is not known, ask for the world', async () => {
  const { show } = renderAt('/marketplace/publish', <PublishWorld before={undefined} />, answers([]));
  await screen.findByRole('option', { name: 'Weir' });
  expect(screen.getByRole('combobox', { name: /^World/ })).toHaveProperty('value', '');
  show(<PublishWorld key="before" before={ownListing({ worldId: null })} />);
  expect(screen.getByRole('combobox', { name: /^World/ })).toHaveProperty('value', '');
});
