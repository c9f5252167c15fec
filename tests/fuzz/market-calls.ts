import { randomUUID } from 'node:crypto';
import { aboutWeir } from '#domain/market/market.fixture.ts';
import type { contract } from '#contract/index.ts';
import { brewed } from './homebrew-calls.ts';
import { calling } from './good-call.ts';
import type { GoodCall, NamesOf } from './good-call.ts';
import type { FuzzTable } from './fuzz-table.ts';

/** Adventures and packs that come with the product. */
const adventureId = '3c1f6a02-8f5e-4b58-9d0e-6a1b7c2d3e01';
const packId = '3c1f6a02-8f5e-4b58-9d0e-6a1b7c2d3e04';

/** A listing of the owner’s, the only one of theirs: so many calls come one after another that they would have too many. */
export async function published(table: FuzzTable): Promise<string> {
  const { owner, campaignId, query } = table;
  await query('delete from listing where publisher_id = $1', [owner.id]);
  const homebrew = { campaignId, entryIds: [await brewed(table)] };
  const { listingId } = await owner.call.market.publishAssets({ listingId: null, about: aboutWeir, homebrew, heroes: [] });
  await query('delete from homebrew where campaign_id = $1', [campaignId]);
  return listingId;
}

const got = async ({ guest }: FuzzTable, listingId: string) => (await guest.call.market.obtain({ listingId })).packageId;

/** Accepted calls of the marketplace. */
export const marketCalls: Record<NamesOf<typeof contract, 'market'>, GoodCall> = {
  'market.browse': calling('guest', { search: 'marsh', kind: 'assets', order: 'best' }),
  'market.listing': calling('guest', { listingId: packId }),
  'market.obtain': calling('guest', { listingId: packId }),
  'market.purchases': calling('guest'),
  'market.forget': calling('guest', async (table) => ({ packageId: await got(table, packId) })),
  'market.installWorld': calling('guest', async (table) => ({ packageId: await got(table, adventureId) })),
  'market.installHomebrew': calling('owner', async ({ owner, freshCampaign }) => {
    const { packageId } = await owner.call.market.obtain({ listingId: packId });
    return { packageId, campaignId: await freshCampaign() };
  }),
  'market.heroes': calling('guest', async (table) => ({ packageId: await got(table, packId) })),
  'market.publishWorld': calling('owner', async (table) => {
    await published(table);
    return { listingId: null, about: aboutWeir, worldId: await table.freshWorld() };
  }),
  'market.publishAssets': calling('owner', async (table) => {
    await published(table);
    const homebrew = { campaignId: table.campaignId, entryIds: [await brewed(table)] };
    return { listingId: null, about: aboutWeir, homebrew, heroes: [] };
  }),
  'market.mine': calling('owner'),
  'market.setOffered': calling('owner', async (table) => ({ listingId: await published(table), isOffered: false })),
  'market.delete': calling('owner', async (table) => ({ listingId: await published(table) })),
  'market.rate': calling('guest', async (table) => {
    const listingId = await published(table);
    await got(table, listingId);
    return { listingId, stars: 4, text: 'A fine evening.' };
  }),
  'market.report': calling('guest', async (table) => ({ listingId: await published(table), reason: 'other', text: 'It is mine.' })),
};

/** A rating of a listing of the owner’s. */
export async function rated(table: FuzzTable): Promise<string> {
  const listingId = await published(table);
  await got(table, listingId);
  await table.guest.call.market.rate({ listingId, stars: 1, text: `Words ${randomUUID()}` });
  return (await table.guest.call.market.listing({ listingId })).said[0]?.id ?? '';
}
