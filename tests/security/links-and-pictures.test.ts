import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpAdministrator } from '#tests/support/app/administrator.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { PNG, sendFile, uploadPicture, uploadTome } from '#tests/support/app/world-files.ts';

let app: TestApp;
let owner: Somebody;
beforeAll(async () => {
  app = await startApp();
  owner = await signUpAdministrator(app, 'Oda');
});
afterAll(() => app.end());

/** A world with a map, an entry with a picture and a tome, and somebody who reads it. */
async function openWorld(name: string) {
  const { id: worldId } = await owner.call.worlds.create({ name });
  const path = await uploadPicture(app, owner, worldId, 'map.png');
  await owner.call.worlds.setMap({ worldId, path });
  const { id: tomeId } = await uploadTome(app, owner, worldId, 'salt.md', new Uint8Array(Buffer.from('# Salt')));
  const reader = await signUp(app.url, 'Rea');
  await reader.call.invitations.joinWorld({ code: (await owner.call.invitations.createForWorld({ worldId })).code });
  return { worldId, path, tomeId, reader };
}

/** Every call that gives a link; true where it gave one. */
async function givenTo({ cookie, call }: Somebody, { worldId, path, tomeId }: { worldId: string; path: string; tomeId: string }) {
  const remote = async (name: string, body: object) => {
    const headers = { 'content-type': 'application/json', cookie };
    return (await fetch(`${app.url}/api/${name}`, { method: 'POST', headers, body: JSON.stringify(body) })).text();
  };
  const tried = [
    call.worlds.get({ worldId }),
    call.worlds.files({ worldId }),
    call.tomes.link({ worldId, tomeId, download: false }),
    call.tomes.link({ worldId, tomeId, download: true }),
    call.worlds.list({}),
    remote('storage/world-files/list', { worldId }),
    remote('storage/world-files/sign', { path }),
    remote('storage/world-files/public-url', { path }),
    remote('tables/WorldTome/select', { worldId }),
  ];
  const answers = await Promise.allSettled(tried);
  return answers.map((answer) => answer.status === 'fulfilled' && JSON.stringify(answer.value).includes('signature='));
}

describe('a link to a file', () => {
  const leaving: Record<string, (worldId: string, reader: Somebody) => Promise<unknown>> = {
    'was taken out': (worldId, { id: userId }) => owner.call.worlds.kick({ worldId, userId }),
    left: (worldId, { call }) => call.worlds.leave({ worldId }),
    'is suspended': (_worldId, { id: userId }) => owner.call.admin.suspend({ userId, suspended: true }),
  };
  it.each(Object.keys(leaving))('is given by no call to a reader who %s, and one from before works without a cookie', async (how) => {
    const world = await openWorld(`The Weir ${how}`);
    const given = await givenTo(world.reader, world);
    expect(given.filter(Boolean).length).toBeGreaterThanOrEqual(7);
    const { url } = await world.reader.call.tomes.link({ worldId: world.worldId, tomeId: world.tomeId, download: false });
    await leaving[how]?.(world.worldId, world.reader);
    expect(await givenTo(world.reader, world)).toEqual(given.map(() => false));
    expect((await fetch(app.url + url)).status).toBe(200);
  });
});

describe('a picture of a table', () => {
  it('asks for the seat at each fetch, also of a browser that has it', async () => {
    const player = await signUp(app.url, 'Tov');
    const campaignId = await openCampaign(app, owner, [player]);
    const fields = { alt: 'A bell', width: '1', height: '1' };
    const { id } = await (await sendFile(app, player, `/api/campaigns/${campaignId}/images`, 'bell.png', PNG, fields)).json();
    const addresses = [`/api/campaigns/${campaignId}/images/${id}`, `/api/campaigns/${campaignId}/map`];
    const ask = (path: string, etag = '', cookie = player.cookie) => fetch(app.url + path, { headers: { cookie, 'if-none-match': etag } });
    const first = await Promise.all(addresses.map((path) => ask(path)));
    expect(first.map(({ status }) => status)).toEqual([200, 200]);
    for (const { headers } of first) expect(headers.get('cache-control')).toBe('private, no-cache');
    const tags = first.map(({ headers }) => headers.get('etag') ?? '');
    const again = (cookie?: string) => Promise.all(addresses.map(async (path, n) => (await ask(path, tags[n], cookie)).status));
    expect(await again()).toEqual([304, 304]);
    expect(await again('')).toEqual([401, 401]);
    await owner.call.campaigns.kick({ campaignId, userId: player.id });
    expect(await again()).toEqual([404, 404]);
  });
});
