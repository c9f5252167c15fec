import { cinderDrake, tideRing } from '#domain/homebrew/homebrew.fixture.ts';
import type { Listing } from '#domain/market/listing.ts';
import { aboutWeir } from '#domain/market/market.fixture.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAfresh, renderAt } from '#tests/support/dom/render-at.tsx';
import { ContentsList } from './contents-list.tsx';

renderAfresh();

const entries = [tideRing, cinderDrake];
const listing: Listing = {
  ...aboutWeir,
  id: 'weir',
  kind: 'assets',
  author: 'Oda',
  picture: null,
  price: null,
  isOurs: false,
  stars: null,
  ratings: 0,
  updatedAt: '2026-11-20T12:00:00.000Z',
  basedOn: [],
  contents: { lore: {}, tomes: 0, scenes: [], people: [], entries: entries.map(({ kind, name }) => ({ kind, name })), heroes: [] },
  bytes: 1,
  seal: '',
  state: 'shown',
  takenDownBecause: '',
  isMine: false,
  isPaid: false,
  gotVersion: null,
  said: [],
};

function shown(change: Partial<Listing> = {}) {
  const list = <ContentsList listing={{ ...listing, ...change }} drawEntry={(entry) => <p>All of {entry.name}</p>} />;
  const entry = ({ at }: { at: number }) => ({ entry: entries[at] ?? tideRing });
  return renderAt('/marketplace/listing/weir', list, { market: { entry } });
}

it('an entry of what is free is opened by its name', async () => {
  const { person } = shown();
  await person.click(screen.getByRole('button', { name: cinderDrake.name }));
  const dialog = await screen.findByRole('dialog', { name: 'Creature' });
  expect(await within(dialog).findByText(`All of ${cinderDrake.name}`)).toBeTruthy();
});

it('what has a price is opened by whoever has it, and names its entries to others', () => {
  const price = { amount: 500, currency: 'eur' as const };
  const { show } = shown({ price });
  expect(screen.getByText(tideRing.name)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  show(<ContentsList listing={{ ...listing, price, gotVersion: listing.version }} drawEntry={() => null} />);
  expect(screen.getByRole('button', { name: tideRing.name })).toBeTruthy();
});
