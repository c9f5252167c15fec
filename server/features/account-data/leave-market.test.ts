import { afterAll, beforeAll, expect, it } from 'vitest';
import { aboutWeir } from '#domain/market/market.fixture.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { tideRing } from '#domain/homebrew/homebrew.fixture.ts';
import { prunePackages } from '#server/features/market/upkeep.ts';
import { deleteDueAccounts } from './account-deletion-worker.ts';

let app: TestApp;
let oda: Somebody;
let mira: Somebody;
beforeAll(async () => {
  app = await startApp();
  await signUp(app.url, 'First');
  [oda, mira] = [await signUp(app.url, 'Oda'), await signUp(app.url, 'Mira')];
  await app.database.pool.query(`update "user" set plan = 'DM' where id = $1`, [oda.id]);
  app.kernel.sessionInvalidation.invalidate(oda.id);
});
afterAll(() => app.end());

async function offer(title: string): Promise<string> {
  const campaignId = await openCampaign(app, oda, [], 'dm');
  await oda.call.homebrew.save({ campaignId, entry: tideRing, seen: null });
  const homebrew = { campaignId, entryIds: [tideRing.id] };
  return (await oda.call.market.publishAssets({ listingId: null, about: { ...aboutWeir, title }, homebrew, heroes: [] })).listingId;
}

it('takes one’s listings along, and leaves others what they have got, without a name', async () => {
  const [kept, unused] = [await offer('Kept'), await offer('Unused')];
  const { packageId } = await mira.call.market.obtain({ listingId: kept });
  await mira.call.market.rate({ listingId: kept, stars: 5 });
  const { seal } = await mira.call.market.listing({ listingId: kept });
  await app.database.pool.query(`update "user" set deletes_at = now() - interval '1 day' where id = $1`, [oda.id]);
  await deleteDueAccounts(app.kernel);
  await prunePackages(app.kernel);
  for (const listingId of [kept, unused]) await expect(mira.call.market.listing({ listingId })).rejects.toMatchObject({ status: 404 });
  const [got] = await mira.call.market.purchases({});
  expect(got).toMatchObject({ packageId, title: 'Kept', author: '', listingId: null });
  expect(got?.seal).not.toBe(seal);
  const file = await fetch(`${app.url}/api/packages/${packageId}/export`, { headers: { cookie: mira.cookie } });
  expect(Buffer.from(await file.arrayBuffer()).includes('Oda')).toBe(false);
  const { rows } = await app.database.pool.query(`select manifest->>'title' as title from package where listing_id is null`);
  expect(rows).toEqual([{ title: 'Kept' }]);
});
