import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { adventureManifest, aboutWeir } from '#domain/market/market.fixture.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { bringHero } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { heroFrom } from './hero-from.ts';

let app: TestApp;
let oda: Somebody;
let mira: Somebody;
beforeAll(async () => {
  app = await startApp();
  [oda, mira] = [await signUp(app.url, 'Oda'), await signUp(app.url, 'Mira')];
});
afterAll(() => app.end());

it('the sheet of a hero tells which package they came from, and hands its terms on', async () => {
  const shareAlike = { ...aboutWeir, license: 'CC-BY-SA-4.0' as const };
  const campaignId = await openCampaign(app, oda, [mira], 'dm');
  const heroes = [{ campaignId, characterId: await bringHero(app, campaignId, mira, 'Kara') }];
  const { listingId } = await mira.call.market.publishAssets({ listingId: null, about: shareAlike, homebrew: null, heroes });
  const { packageId } = await oda.call.market.obtain({ listingId });
  const [file] = await oda.call.market.heroes({ packageId });
  const { character } = await oda.call.characters.import({ id: randomUUID(), campaignId, text: file?.text ?? '' });
  const [own] = await mira.call.market.heroes({ packageId: (await mira.call.market.obtain({ listingId })).packageId });
  expect(JSON.parse(own?.text ?? '')).not.toHaveProperty('character.source');
  const { title, version, license, provenance } = shareAlike;
  const source = { kind: 'package', title, author: 'Mira', version, license, provenance };
  expect(character.source).toEqual(source);
  expect((await oda.call.characters.mine({})).find(({ id }) => id === character.id)?.source).toEqual(source);
  const offer = (about: typeof aboutWeir) =>
    oda.call.market.publishAssets({ listingId: null, about, homebrew: null, heroes: [{ campaignId, characterId: character.id }] });
  await expect(offer(aboutWeir)).rejects.toMatchObject({ code: 'listing.licenseOfSource' });
  const offered = await offer(shareAlike);
  expect((await mira.call.market.listing({ listingId: offered.listingId })).basedOn).toEqual([{ title, author: 'Mira', version, license }]);
});

it.each(['{', '[]', '{"format":"other","character":{}}'])('%s, which is no file of ours, is handed out as it is', (text) => {
  expect(heroFrom(text, adventureManifest)).toBe(text);
});
