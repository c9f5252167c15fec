import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { PASSWORD, signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';

const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
let app: TestApp;
let owner: Somebody;
let player: Somebody;
let worldId: string;
let campaignId: string;

beforeAll(async () => {
  app = await startApp();
  [owner, player] = [await signUp(app.url, 'Ona'), await signUp(app.url, 'Pia')];
});
beforeEach(async () => {
  ({ id: worldId } = await owner.call.worlds.create({ name: 'The Weir' }));
  campaignId = await openCampaign(app, owner, [player], 'dm');
  await app.database.pool.query('update campaign set world_id = $1 where id = $2', [worldId, campaignId]);
});
afterAll(() => app.end());

async function picture(name: string): Promise<string> {
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(PNG)]), name);
  const headers = { cookie: owner.cookie, origin: app.url, 'x-hearthlore': '1' };
  return (await (await fetch(`${app.url}/api/worlds/${worldId}/pictures`, { method: 'POST', headers, body })).json()).path;
}

/** What the world and its card show as the map, and whether a table that plays in it has one. */
async function shown(): Promise<(string | boolean | null)[]> {
  const world = await player.call.worlds.get({ worldId });
  const card = (await player.call.worlds.list({})).find(({ id }) => id === worldId);
  const { hasMap } = await player.call.campaigns.get({ campaignId });
  return [...[world.mapUrl, card?.mapUrl ?? null].map((url) => url && decodeURIComponent(url.split('?')[0] ?? '')), hasMap];
}
const everywhere = (path: string | null) => [path && `/files/${path}`, path && `/files/${path}`, path !== null];

it('is the picture that was chosen, for the world and for a table that plays in it', async () => {
  await picture('map.png');
  const path = await picture('weir.png');
  await owner.call.worlds.setMap({ worldId, path });
  expect(await shown()).toEqual(everywhere(path));
  const { mapUrl } = await player.call.maps.get({ campaignId });
  expect((await fetch(app.url + mapUrl, { headers: { cookie: player.cookie } })).headers.get('content-type')).toBe('image/png');
});

it('is the first picture by name that is named as a map where none was chosen', async () => {
  await picture('a reed.png');
  expect(await shown()).toEqual(everywhere(null));
  const second = await picture('World-MAP.png');
  expect(await shown()).toEqual(everywhere(second));
  const first = await picture('a map.png');
  expect(await shown()).toEqual(everywhere(first));
});

it('is no picture of an entry that not everybody may read, and such a picture is not listed for others', async () => {
  const image = await picture('secret map.png');
  await owner.call.lore.add({ worldId, entry: { category: 'geography', name: 'The Vault', audience: 'dm', image } });
  expect(await shown()).toEqual(everywhere(null));
  expect(await player.call.worlds.files({ worldId })).toEqual([]);
  expect(await owner.call.worlds.files({ worldId })).toMatchObject([{ path: image }]);
});

it('is fetched by the link of a program until its personal access token is revoked, and by the link of a browser after that', async () => {
  const path = await picture('map.png');
  await owner.call.account.reauthenticate({ password: PASSWORD });
  const { token, id } = await owner.call.account.createToken({ name: 'Copies maps', scope: 'manage', days: 30 });
  const ask = async (name: string, body: object) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    return (await (await fetch(`${app.url}/api/${name}`, { method: 'POST', headers, body: JSON.stringify(body) })).json()).mapUrl;
  };
  const urls = [await ask('worlds.get', { worldId }), await ask('worlds.setMap', { worldId, path })];
  const own = (await owner.call.worlds.get({ worldId })).mapUrl;
  const statuses = () => Promise.all([...urls, own].map(async (url) => (await fetch(app.url + url)).status));
  expect(await statuses()).toEqual([200, 200, 200]);
  await owner.call.account.revokeToken({ tokenId: id });
  expect(await statuses()).toEqual([403, 403, 200]);
});
