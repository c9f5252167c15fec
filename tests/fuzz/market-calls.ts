import { randomUUID } from 'node:crypto';
import { emptyGround } from '#domain/battle-map/draw.ts';
import { aboutWeir } from '#domain/market/market.fixture.ts';
import type { contract } from '#contract/index.ts';
import { brewed } from './homebrew-calls.ts';
import { calling } from './good-call.ts';
import type { GoodCall, NamesOf } from './good-call.ts';
import type { FuzzTable } from './fuzz-table.ts';

/** Adventures and packs that come with the product. */
const adventureId = '3c1f6a02-8f5e-4b58-9d0e-6a1b7c2d3e01';
const price = { amount: 450, currency: 'eur' as const };
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

/** A pack of the owner’s that they have installed in a campaign, with the newer version of it. */
async function outdated(table: FuzzTable): Promise<{ installId: string; packageId: string }> {
  const { owner, campaignId, freshCampaign, query } = table;
  const listingId = await published(table);
  const { packageId: first } = await owner.call.market.obtain({ listingId });
  await owner.call.market.installHomebrew({ packageId: first, campaignId: await freshCampaign() });
  const homebrew = { campaignId, entryIds: [await brewed(table)] };
  await owner.call.market.publishAssets({ listingId, about: { ...aboutWeir, version: '1.1' }, homebrew, heroes: [] });
  await query('delete from homebrew where campaign_id = $1', [campaignId]);
  const { packageId } = await owner.call.market.obtain({ listingId });
  const got = await owner.call.market.purchases({});
  return { installId: got.find((each) => each.packageId === first)?.installed[0]?.id ?? '', packageId };
}

/** The same, with everything that brings it up to date. */
async function updating(table: FuzzTable) {
  const outdate = await outdated(table);
  const { seen } = await table.owner.call.market.previewUpdate(outdate);
  return { ...outdate, seen, choices: [] };
}

/** Accepted calls of the marketplace. */
export const marketCalls: Record<NamesOf<typeof contract, 'market'>, GoodCall> = {
  'market.browse': calling('guest', { search: 'marsh', kind: 'assets', order: 'best' }),
  'market.listing': calling('guest', { listingId: packId }),
  'market.entry': calling('guest', { listingId: packId, at: 0 }),
  'market.lore': calling('guest', { listingId: adventureId }),
  'market.obtain': calling('guest', { listingId: packId }),
  'market.selling': calling('guest'),
  'market.checkout': calling('guest', async (table) => {
    const listingId = await published(table);
    await table.owner.call.market.setPrice({ listingId, price });
    return { listingId };
  }),
  'market.setPrice': calling('owner', async (table) => ({ listingId: await published(table), price })),
  'market.purchases': calling('guest'),
  'market.forget': calling('guest', async (table) => ({ packageId: await got(table, packId) })),
  'market.installWorld': calling('guest', async (table) => ({ packageId: await got(table, adventureId) })),
  'market.installHomebrew': calling('owner', async ({ owner, freshCampaign }) => {
    const { packageId } = await owner.call.market.obtain({ listingId: packId });
    return { packageId, campaignId: await freshCampaign() };
  }),
  'market.installForAccount': calling('owner', async (table) => {
    const { owner, query } = table;
    await query('delete from listing where publisher_id = $1', [owner.id]);
    const mapId = randomUUID();
    await owner.call.drawnMaps.save({ mapId, ground: emptyGround('Loft', { kind: 'square', columns: 4, rows: 4 }) });
    const what = { listingId: null, about: aboutWeir, homebrew: null, heroes: [], maps: [mapId] };
    const { listingId } = await owner.call.market.publishAssets(what);
    await query('delete from drawn_map where user_id = $1', [owner.id]);
    return { packageId: (await owner.call.market.obtain({ listingId })).packageId };
  }),
  'market.previewUpdate': calling('owner', outdated),
  'market.update': calling('owner', updating),
  'market.undoUpdate': calling('owner', async (table) => {
    const { installId, ...rest } = await updating(table);
    await table.owner.call.market.update({ installId, ...rest });
    return { installId };
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
