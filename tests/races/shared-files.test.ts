import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { log } from '#server/kernel/log.ts';
import { openFileStore } from '#server/kernel/files/file-store.ts';
import type { FileStore } from '#server/kernel/files/file-store.ts';
import { pruneImages } from '#server/features/chat-images/index.ts';
import { signUpAdministrator } from '#tests/support/app/administrator.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { startS3Server } from '#tests/support/services/s3-server.ts';
import type { S3Server } from '#tests/support/services/s3-server.ts';
import { openTwoServers } from '#tests/support/app/two-servers.ts';
import type { TwoServers } from '#tests/support/app/two-servers.ts';
import { PNG, everyByteOf, exportFrom, sendFile, uploadPicture, uploadTome } from '#tests/support/app/world-files.ts';

const PATIENCE = { timeout: 20_000, interval: 50 };
const folder = mkdtempSync(join(tmpdir(), 'hearthlore-shared-'));
let s3: S3Server;
const places: Record<string, () => Promise<FileStore>> = {
  'one folder': () => openFileStore({ dataDir: folder, bucket: null }),
  'one bucket': () => openFileStore({ dataDir: folder, bucket: s3.settings }),
};

beforeAll(async () => void (s3 = await startS3Server()));
afterAll(async () => {
  await s3.end();
  rmSync(folder, { recursive: true, force: true });
});

describe.each(Object.keys(places))('two servers with %s', (kind) => {
  let servers: TwoServers;
  let owner: Somebody;
  let worldId: string;

  beforeAll(async () => {
    servers = await openTwoServers({ store: await (places[kind] ?? expect.fail())(), pace: 0 });
    owner = await signUpAdministrator(servers.here, 'Oda');
    ({ id: worldId } = await owner.call.worlds.create({ name: 'The Weir' }));
  });
  afterAll(() => servers.end());

  const fromThere = (path: string) => fetch(servers.there.url + path, { headers: { cookie: owner.cookie } });
  const bytesOf = async (path: string) => new Uint8Array(await (await fromThere(path)).arrayBuffer());
  const there = () => servers.at(1, owner);

  it('show a map that the other took, in its world and at its table', async () => {
    const path = await uploadPicture(servers.here, owner, worldId, 'map.png');
    await owner.call.worlds.setMap({ worldId, path });
    const { mapUrl } = await there().worlds.get({ worldId });
    expect(await bytesOf(mapUrl ?? '')).toEqual(PNG);
    const { id: campaignId } = await owner.call.campaigns.create({ name: 'The salt road', worldId });
    const map = await fromThere(`/api/campaigns/${campaignId}/map`);
    expect(new Uint8Array(await map.arrayBuffer())).toEqual(PNG);
    const etag = map.headers.get('etag') ?? '';
    const again = (url: string) =>
      fetch(`${url}/api/campaigns/${campaignId}/map`, { headers: { cookie: owner.cookie, 'if-none-match': etag } });
    // Both call the same picture the same.
    expect(await Promise.all([servers.here, servers.there].map(async ({ url }) => (await again(url)).status))).toEqual([304, 304]);
  });

  it('show a picture of the chat that the other took, until it is removed on either', async () => {
    const campaignId = await openCampaign(servers.here, owner);
    const fields = { alt: 'A bell', width: '1', height: '1' };
    const sent = await sendFile(servers.here, owner, `/api/campaigns/${campaignId}/images`, 'bell.png', PNG, fields);
    const { id } = await sent.json();
    const path = `/api/campaigns/${campaignId}/images/${id}`;
    expect(await bytesOf(path)).toEqual(PNG);
    await servers.here.database.pool.query("update chat_image set created_at = now() - interval '2 days' where id = $1", [id]);
    await pruneImages(servers.there.kernel);
    expect((await fromThere(path)).status).toBe(404);
    const [file] = (await servers.here.database.pool.query('select path from chat_image where id = $1', [id])).rows;
    expect(file).toBeUndefined();
    expect(await servers.here.kernel.files.about(`campaigns/${campaignId}/images/${id}.png`)).toBeNull();
  });

  it('save a document that the other took, pack it, and read it to its end', async () => {
    const bytes = new Uint8Array(Buffer.from('# The Drowned Bell\n\nA bell of tin under the weir. It rings when a boat is lost.'));
    const { id: tomeId } = await uploadTome(servers.here, owner, worldId, 'Die Straße.md', bytes);
    const { url } = await there().tomes.link({ worldId, tomeId, download: true });
    expect(await (await fetch(servers.there.url + url)).text()).toContain('rings when a boat is lost');
    expect(everyByteOf(await exportFrom(servers.there, owner, worldId))).toContain('rings when a boat is lost');
    const { id: generationId } = await there().generations.read({ worldId, tomeId });
    await vi.waitFor(async () => {
      const { state } = await there().generations.get({ worldId, generationId });
      expect(state).toBe('done');
    }, PATIENCE);
    await there().tomes.delete({ worldId, tomeId });
    await vi.waitFor(async () => expect((await fetch(servers.here.url + url)).status).toBe(404), PATIENCE);
  });

  it('say so under Health', async () => {
    // The first learns of the second with its next sign of life.
    await vi.waitFor(async () => {
      const lines = await owner.call.admin.health({});
      expect(lines.find(({ name }) => name === 'Uploaded files')).toMatchObject({
        state: 'good',
        message: expect.stringMatching(/^They lie in the (folder .+|bucket hearthlore)\. 2 servers share them\.$/),
      });
    }, PATIENCE);
  });
});

describe('two servers with a folder each', () => {
  it('say so at the start of the second and under Health of both, with the settings that mend it', async () => {
    const said = vi.spyOn(log, 'say');
    const store = (name: string) => openFileStore({ dataDir: join(folder, `${name}-${randomUUID()}`), bucket: null });
    const servers = await openTwoServers({ store: await store('here') }, { store: await store('there') });
    try {
      const owner = await signUpAdministrator(servers.here, 'Oda');
      await vi.waitFor(async () => {
        for (const n of [0, 1]) {
          const lines = await servers.at(n, owner).admin.health({});
          expect(lines.find(({ name }) => name === 'Uploaded files')).toMatchObject({
            state: 'bad',
            message: expect.stringMatching(/not shared with another server.*FILES_S3_BUCKET.*DATA_DIR/),
          });
        }
      }, PATIENCE);
      const warnings = said.mock.calls.flat().filter((line) => line.includes('not shared with another server'));
      // Once by each.
      expect(warnings).toHaveLength(2);
    } finally {
      said.mockRestore();
      await servers.end();
    }
  });
});
