import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { endpointServerLimits } from '#domain/limits/endpoint-limits.ts';
import { signUpAdministrator } from '#tests/support/app/administrator.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { drawn, refusesMedia, startMediaServer } from '#tests/support/services/media-server.ts';
import type { MediaAnswer, MediaServer } from '#tests/support/services/media-server.ts';

const key = 'sk-nobody-reads-this';
const printed: string[] = [];
let media: MediaServer;
let app: TestApp;
let wren: Somebody;
let mira: Somebody;
let tov: Somebody;
let campaignId: string;

const service = () => ({ baseUrl: media.url, model: 'brush-1', voice: null });
const settings = () => ({ speech: null, picture: service(), speechPerPerson: null, picturesPerPerson: null });
const code = (name: string) => expect.objectContaining({ code: name });

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation((line: unknown) => void printed.push(String(line)));
  media = await startMediaServer();
  app = await startApp();
  wren = await signUpAdministrator(app);
  [mira, tov] = [await signUp(app.url, 'Mira'), await signUp(app.url, 'Tov')];
});
afterAll(async () => {
  vi.restoreAllMocks();
  await app.end();
  await media.close();
});
beforeEach(async () => {
  media.script({ kind: 'made' });
  media.requests.length = 0;
  await app.database.pool.query('delete from endpoint_usage');
  await wren.call.admin.saveEndpoints({ ...settings(), keys: { picture: key } });
  campaignId = await openCampaign(app, wren, [mira, tov], 'dm');
});

const draw = (over: { id?: string; prompt?: string; alt?: string } = {}, who = wren) =>
  who.call.drawings.draw({ id: randomUUID(), campaignId, prompt: 'A well.', alt: 'A well', ...over });
const look = async (person: Somebody, id: string) =>
  (await fetch(`${app.url}/api/campaigns/${campaignId}/images/${id}`, { headers: { cookie: person.cookie } })).status;
const spent = async () => (await app.database.pool.query('select amount from endpoint_usage')).rows.length;

describe('a picture that a Dungeon Master asks for', () => {
  it('is suggested in words that they may change, and drawn by exactly those', async () => {
    const { isConfigured, subjects } = await wren.call.drawings.subjects({ campaignId });
    expect(isConfigured).toBe(true);
    expect(subjects[0]?.subject).toEqual({ kind: 'scene' });
    const { prompt } = await wren.call.drawings.suggest({ campaignId, subject: { kind: 'scene' } });
    expect(prompt).toContain(subjects[0]?.name);
    await draw({ prompt: `${prompt} At dusk.` });
    const [request] = media.requests;
    expect(request).toMatchObject({ path: '/v1/images/generations', headers: { authorization: `Bearer ${key}` } });
    expect(request?.body).toEqual({ model: 'brush-1', prompt: `${prompt} At dusk.`, n: 1, size: '1024x1024', response_format: 'b64_json' });
  });

  it('is seen by nobody else until they post it, and then by those they post it to', async () => {
    const { id, width, alt } = await draw();
    expect({ width, alt }).toEqual({ width: 8, alt: 'A well' });
    expect([await look(wren, id), await look(mira, id), await look(tov, id)]).toEqual([200, 404, 404]);
    await wren.call.chat.post({ id: randomUUID(), campaignId, content: alt, images: [id], to: { kind: 'player', userId: mira.id } });
    expect([await look(wren, id), await look(mira, id), await look(tov, id)]).toEqual([200, 200, 404]);
  });

  it('cannot be posted by anybody else', async () => {
    const { id } = await draw();
    await expect(mira.call.chat.post({ id: randomUUID(), campaignId, content: 'Mine', images: [id] })).rejects.toEqual(
      code('image.notFound'),
    );
  });

  it('is drawn and counted once for one id', async () => {
    const id = randomUUID();
    await Promise.all([draw({ id }), draw({ id })]);
    await draw({ id });
    expect(media.requests).toHaveLength(1);
    expect(await spent()).toBe(1);
  });

  it('is for those who lead alone', async () => {
    for (const ask of [
      draw({}, mira),
      mira.call.drawings.subjects({ campaignId }),
      mira.call.drawings.suggest({ campaignId, subject: { kind: 'scene' } }),
    ])
      await expect(ask).rejects.toEqual(code('campaign.ownerOnly'));
    expect(media.requests).toEqual([]);
  });
});

describe('the lines and veils of the table', () => {
  beforeEach(async () => {
    await mira.call.safety.add({ campaignId, as: 'line', topic: 'spiders' });
    await tov.call.safety.add({ campaignId, as: 'veil', topic: 'torture' });
  });

  it('go along as what is never shown', async () => {
    await draw();
    expect(media.requests[0]?.body['prompt']).toBe('A well.\n\nNever show, nor hint at: spiders; torture.');
  });

  it('refuse words that break them before anything is asked or counted', async () => {
    await expect(draw({ prompt: 'A well full of spiders.' })).rejects.toEqual(code('picture.crossesLine'));
    await expect(draw({ alt: 'Spiders' })).rejects.toEqual(code('picture.crossesLine'));
    expect(media.requests).toEqual([]);
    expect(await spent()).toBe(0);
  });
});

describe('a picture service that fails', () => {
  const address = JSON.stringify({ data: [{ url: 'http://127.0.0.1:1/picture.png' }] });
  const faults: [string, MediaAnswer, string, boolean][] = [
    ['refuses the key', refusesMedia(401, `The key ${key} is wrong`), 'endpoint.keyRefused', true],
    ['has too much to do', refusesMedia(429), 'endpoint.busy', true],
    ['refuses the words', refusesMedia(400), 'endpoint.refused', true],
    ['breaks', refusesMedia(500), 'endpoint.failed', false],
    ['sends a page', { kind: 'bytes', type: 'text/html', bytes: Buffer.from('<html></html>') }, 'endpoint.failed', false],
    ['sends an address', { kind: 'bytes', type: 'application/json', bytes: Buffer.from(address) }, 'endpoint.failed', false],
    ['sends what is no picture', drawn(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')), 'endpoint.failed', false],
    ['sends too much', drawn(Buffer.alloc(endpointServerLimits.pictureBytes + 1)), 'endpoint.failed', false],
    ['sends without end', { kind: 'flood' }, 'endpoint.failed', false],
  ];
  it.each(faults)('and %s is told in a sentence; what surely cost nothing is not counted', async (_how, answer, refusal, isFree) => {
    media.script(answer);
    await expect(draw()).rejects.toEqual(code(refusal));
    expect(await spent()).toBe(isFree ? 0 : 1);
    expect(printed.join('\n')).not.toContain(key);
  });

  it('is asked again without the field that some refuse', async () => {
    media.script(refusesMedia(400, 'Unknown parameter: response_format'), { kind: 'made' });
    await draw();
    expect(media.requests.map(({ body }) => 'response_format' in body)).toEqual([true, false]);
  });
});

it('pictures have a cap for each person and day', async () => {
  await wren.call.admin.saveEndpoints({ ...settings(), picturesPerPerson: 2, keys: {} });
  const tries = await Promise.allSettled([draw(), draw(), draw()]);
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  await expect(draw()).rejects.toEqual(code('endpoint.capReached'));
  expect((await wren.call.admin.endpointUsage({})).people).toEqual([{ userId: wren.id, name: wren.name, kind: 'picture', amount: 2 }]);
});

it('nothing is drawn where no service is named', async () => {
  await wren.call.admin.saveEndpoints({ ...settings(), picture: { baseUrl: '', model: '', voice: null }, keys: {} });
  expect(await wren.call.drawings.subjects({ campaignId })).toMatchObject({ isConfigured: false });
  await expect(draw()).rejects.toEqual(code('picture.notConfigured'));
});

it('a picture is not paid for where the chat has no room for it', async () => {
  await app.database.pool.query(
    `insert into chat_image (id, campaign_id, path, type, size, alt, width, height, created_at)
     values ($1, $2, 'nowhere', 'image/png', 524288000, 'Full', 1, 1, now())`,
    [randomUUID(), campaignId],
  );
  await expect(draw()).rejects.toEqual(code('image.tooMany'));
  expect(media.requests).toEqual([]);
});
