import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { smallPicture } from '#server/features/characters/heroes/hero-to-keep.fixture.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { bringHero } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { clientFor, signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';

let app: TestApp;
let [oda, mira]: Somebody[] = [];
beforeAll(async () => {
  app = await startApp();
  [oda, mira] = [await signUp(app.url, 'Oda'), await signUp(app.url, 'Mira')];
});
afterAll(() => app.end());

it('a television shows the drawn faces of heroes, and for some seconds where somebody pointed on its map', async () => {
  if (!oda || !mira) throw new Error('Nobody is there.');
  const campaignId = await openCampaign(app, oda, [mira], 'dm');
  const characterId = await bringHero(app, campaignId, mira, 'Kara', { class: 'wizard' });
  const maps = { yard: randomUUID(), mill: randomUUID() };
  for (const [name, mapId] of Object.entries(maps)) {
    await oda.call.battleMaps.create({ campaignId, mapId, name, grid: { kind: 'square', columns: 8, rows: 5 } });
    const tokens = [{ id: 'kara', name: 'Kara', cell: 9, characterId, side: 'heroes' as const }];
    await oda.call.battleMaps.saveTokens({ campaignId, mapId, tokens });
  }
  const mapId = maps.yard;
  await oda.call.battleMaps.show({ campaignId, mapId });
  const { key } = await oda.call.tableScreens.open({ campaignId });
  const watch = (known?: string) => clientFor(app.url).tableScreens.watch({ key, ...(known !== undefined && { known }) });

  // A picture that was uploaded is for those at the table.
  await mira.call.characters.savePortrait({ campaignId, characterId, id: randomUUID(), image: smallPicture });
  const { screen, revision, ping } = await watch();
  expect(ping).toBeNull();
  expect(screen?.faces).toEqual([{ id: characterId, species: 'human', class: 'wizard', seed: characterId }]);

  await mira.call.battleMaps.ping({ campaignId, mapId, cell: 7 });
  expect(await watch(revision)).toMatchObject({ revision, screen: null, ping: { cell: 7, name: 'Mira' } });
  await oda.call.battleMaps.show({ campaignId, mapId: maps.mill });
  expect((await watch()).ping).toBeNull();
  await oda.call.battleMaps.show({ campaignId, mapId });
  await app.database.pool.query(`update table_screen set pinged_at = pinged_at - interval '10 seconds'`);
  expect((await watch()).ping).toBeNull();
});
