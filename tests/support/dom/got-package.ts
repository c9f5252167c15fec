import type { GotPackage } from '#domain/market/listing.ts';
import { aboutWeir } from '#domain/market/market.fixture.ts';

const at = '2026-11-20T12:00:00.000Z';

/** A package that somebody has got of a listing. */
export function gotPackage(change: Partial<GotPackage> & Pick<GotPackage, 'packageId'>): GotPackage {
  return {
    ...aboutWeir,
    author: 'Oda',
    newest: change.packageId,
    listingId: 'weir',
    kind: 'adventure',
    sources: [],
    picture: null,
    contents: { lore: {}, tomes: 0, scenes: [], people: [], entries: [], heroes: [] },
    seal: '',
    isOurs: false,
    isBrought: false,
    gotAt: at,
    newer: null,
    installed: [],
    ...change,
  };
}

/** A place where somebody installed a package in its first version. */
export const installation = { id: 'i', name: 'There', version: '1.0', at, update: null, earlier: null };
