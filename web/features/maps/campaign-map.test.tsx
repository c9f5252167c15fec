import { noFog } from '#domain/maps/fog.ts';
import type { Pin } from '#domain/maps/map.ts';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { CampaignMap } from './campaign-map.tsx';

const pin = (id: string, name: string): Pin => ({ id, name, x: 0.5, y: 0.5, entryId: null, audience: 'table' });

it('the map of the world says at which places those of the party are, on its pins and in its list', async () => {
  const pins = [pin('quay', 'Dry Quay'), pin('mill', 'Old Mill'), pin('weir', 'The Weir')];
  const party = [
    { heroes: null, places: ['The Dry Quay', 'Tollhithe'] },
    { heroes: ['Kara'], places: ['Old mill', 'Tollhithe'] },
    { heroes: ['Tov'], places: ['The Old Mill', 'Tollhithe'] },
  ];
  renderAt('/', <CampaignMap campaignId="weir" worldName="The coast" isGameMaster={false} look="small" withTools={false} party={party} />, {
    maps: { get: () => ({ worldId: 'w', mapUrl: '/map.png', fog: noFog, revision: 'r', pins }) },
  });
  const picture = await screen.findByRole('img', { name: 'Map of The coast' });
  // jsdom loads no pictures.
  Object.defineProperties(picture, { naturalWidth: { value: 600 }, naturalHeight: { value: 400 } });
  fireEvent.load(picture);
  expect(screen.getByRole('button', { name: 'Dry Quay. The party is here' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Old Mill. Kara and Tov are here' })).toBeTruthy();
  const listed = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(listed).toEqual(['Dry QuayThe party is here', 'Old MillKara and Tov are here', 'The Weir']);
});
