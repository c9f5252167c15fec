import type { OwnListing } from '#domain/market/listing.ts';
import { aboutWeir } from '#domain/market/market.fixture.ts';

/** A listing that somebody has published. */
export const ownListing = (change: Partial<OwnListing> = {}): OwnListing => ({
  ...aboutWeir,
  id: 'weir',
  kind: 'adventure',
  author: 'Oda',
  picture: null,
  price: null,
  isOurs: false,
  stars: null,
  ratings: 0,
  updatedAt: '2026-11-29T08:00:00.000Z',
  state: 'shown',
  takenDownBecause: '',
  got: 3,
  sold: [],
  worldId: null,
  ...change,
});
