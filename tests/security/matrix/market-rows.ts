import { randomUUID } from 'node:crypto';
import { aboutWeir } from '#domain/market/market.fixture.ts';
import type { contract } from '#contract/index.ts';
import { all, anybody, butNothingThere, leading, nothing, signedIn } from './verdicts.ts';
import type { Row } from './verdicts.ts';
import { ofWorld } from './world-rows.ts';

const pack = '3c1f6a02-8f5e-4b58-9d0e-6a1b7c2d3e05';
const listing = () => ({ listingId: pack });
/** Nobody here has published anything. */
const ofPublisher = (fields: Record<string, unknown> = {}): Row => ({
  input: () => ({ ...listing(), ...fields }),
  own: butNothingThere(signedIn, 'listing.notFound'),
});
/** Nobody here has got anything. */
const withoutIt = (fields: Record<string, unknown> = {}): Row => ({
  input: () => ({ packageId: randomUUID(), ...fields }),
  own: butNothingThere(signedIn, 'package.notFound'),
});
/** Nobody here has installed anything. */
const notInstalled = (fields: Record<string, unknown> = {}): Row => ({
  input: () => ({ installId: randomUUID(), ...fields }),
  own: butNothingThere(signedIn, 'install.notFound'),
});
const publishing = { listingId: null, about: aboutWeir };

/** The rows of every operation of the marketplace. */
export const marketRows: Record<`market.${keyof (typeof contract)['market']}`, Row> = {
  'market.browse': { input: nothing, own: anybody },
  'market.listing': { input: listing, own: anybody },
  'market.entry': { input: () => ({ ...listing(), at: 0 }), own: anybody },
  'market.lore': { input: listing, own: anybody },
  'market.obtain': { input: listing, own: signedIn },
  'market.selling': { input: nothing, own: anybody },
  'market.checkout': { input: listing, own: butNothingThere(signedIn, 'payment.notHere') },
  'market.setPrice': ofPublisher({ price: null }),
  'market.purchases': { input: nothing, own: signedIn },
  'market.forget': withoutIt(),
  'market.installWorld': withoutIt(),
  'market.installHomebrew': {
    input: (campaignId) => ({ packageId: randomUUID(), campaignId }),
    own: butNothingThere(leading, 'package.notFound'),
    template: all('campaign.isTemplate'),
  },
  'market.installForAccount': withoutIt(),
  'market.previewUpdate': notInstalled({ packageId: randomUUID() }),
  'market.update': notInstalled({ packageId: randomUUID(), seen: 'seen', choices: [] }),
  'market.undoUpdate': notInstalled(),
  'market.heroes': withoutIt(),
  'market.publishWorld': {
    input: (worldId) => ({ ...publishing, worldId }),
    isWorldly: true,
    own: { ...ofWorld, participant: 'world.ownerOnly' },
    template: all('world.isTemplate'),
  },
  'market.publishAssets': {
    input: (campaignId) => ({ ...publishing, homebrew: { campaignId, entryIds: [randomUUID()] }, heroes: [] }),
    own: butNothingThere(leading, 'homebrew.notFound'),
    template: all('campaign.isTemplate'),
  },
  'market.mine': { input: nothing, own: signedIn },
  'market.setOffered': ofPublisher({ isOffered: false }),
  'market.delete': ofPublisher(),
  'market.rate': { input: () => ({ ...listing(), stars: 5 }), own: signedIn },
  'market.report': { input: () => ({ ...listing(), reason: 'other' }), own: signedIn },
};
