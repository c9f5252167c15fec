import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from '#domain/limits/limits.ts';
import { pruneRecordings } from './prune-recordings.ts';
import { signUpAdministrator } from '#tests/support/app/administrator.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { refusesMedia, silentWav, startMediaServer } from '#tests/support/services/media-server.ts';
import type { MediaAnswer, MediaServer } from '#tests/support/services/media-server.ts';

const key = 'sk-nobody-reads-this';
const printed: string[] = [];
let media: MediaServer;
let app: TestApp;
let admin: Somebody;
let mira: Somebody;
let tov: Somebody;
let sly: Somebody;
let campaignId: string;
let messageId: string;
let later = 0;

const service = () => ({ baseUrl: media.url, model: 'voice-1', voice: 'anna' });
const settings = () => ({ speech: service(), picture: null, speechPerPerson: null, picturesPerPerson: null });
const code = (name: string) => expect.objectContaining({ code: name });

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation((line: unknown) => void printed.push(String(line)));
  media = await startMediaServer();
  app = await startApp({ now: () => new Date(Date.now() + later) });
  admin = await signUpAdministrator(app);
  [mira, tov, sly] = [await signUp(app.url, 'Mira'), await signUp(app.url, 'Tov'), await signUp(app.url, 'Sly')];
});
afterAll(async () => {
  vi.restoreAllMocks();
  await app.end();
  await media.close();
});
beforeEach(async () => {
  media.script({ kind: 'made' });
  media.requests.length = 0;
  later = 0;
  await app.database.pool.query('delete from endpoint_usage');
  await admin.call.admin.saveEndpoints({ ...settings(), keys: { speech: key } });
  campaignId = await openCampaign(app, admin, [mira, tov], 'ai');
  messageId = (await mira.call.chat.list({ campaignId })).messages.find(({ role }) => role === 'ai')?.id ?? '';
});

const say = (person: Somebody, part = 0) => person.call.speech.say({ campaignId, messageId, part });
const fetched = (person: Somebody, url: string) => fetch(app.url + url, { headers: { cookie: person.cookie } });
const spent = async () =>
  (await app.database.pool.query<{ amount: number }>('select amount from endpoint_usage')).rows.map(({ amount }) => amount);
const edit = (content: string) => app.database.pool.query('update message set content = $2 where id = $1', [messageId, content]);

describe('a reply that is said by a service', () => {
  it('comes as the bytes that the service sent, asked for with its key, model and voice', async () => {
    await edit('The *bell* rings.\n\n🎲 Perception: 1d20+3 = 17');
    const { url, parts } = await say(mira);
    expect(parts).toBe(1);
    const [request] = media.requests;
    expect(request).toMatchObject({ path: '/v1/audio/speech', headers: { authorization: `Bearer ${key}` } });
    expect(request?.body).toEqual({ model: 'voice-1', voice: 'anna', input: 'The bell rings.', response_format: 'mp3' });
    const sound = await fetched(mira, url);
    expect(Object.fromEntries(sound.headers)).toMatchObject({
      'content-type': 'audio/wav',
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
    });
    expect(Buffer.from(await sound.arrayBuffer()).equals(silentWav())).toBe(true);
  });

  it('is said once for all who may read it, also when they ask at the same moment', async () => {
    const open = media.hold();
    const asking = Promise.all([say(mira), say(tov), say(mira)]);
    await vi.waitFor(() => expect(media.requests.length).toBeGreaterThan(0));
    open();
    const urls = (await asking).map(({ url }) => url);
    expect(new Set([...urls, (await say(admin)).url]).size).toBe(1);
    expect(media.requests).toHaveLength(1);
    expect(await spent()).toHaveLength(1);
  });

  it('is said anew once its words or the voice are others', async () => {
    const { url: first } = await say(mira);
    await edit('The bell is silent.');
    const { url: second } = await say(mira);
    await admin.call.admin.saveEndpoints({ ...settings(), speech: { ...service(), voice: 'otto' }, keys: {} });
    const { url: third } = await say(mira);
    expect(new Set([first, second, third]).size).toBe(3);
    expect(media.requests.map(({ body }) => body['voice'])).toEqual(['anna', 'anna', 'otto']);
  });

  it('is said in parts, and none beyond the last', async () => {
    await edit(`${'A word. '.repeat(limits.speechPartLength / 8)}\n\nThe end.`);
    const { parts } = await say(mira);
    expect(parts).toBe(2);
    await say(mira, 1);
    expect(media.requests.at(-1)?.body['input']).toBe('The end.');
    await expect(say(mira, 2)).rejects.toEqual(code('speech.nothingToSay'));
  });
});

describe('who may hear a reply', () => {
  it('is whoever may read it: not strangers, nor those it was not told to', async () => {
    const { url } = await say(mira);
    await expect(say(sly)).rejects.toEqual(code('campaign.notFound'));
    expect((await fetched(sly, url)).status).toBe(404);
    expect((await fetch(app.url + url)).status).toBe(401);
    await app.database.pool.query('update message set audience = array[$2] where id = $1', [messageId, mira.id]);
    await expect(say(tov)).rejects.toEqual(code('message.notFound'));
    expect((await fetched(tov, url)).status).toBe(404);
    expect((await fetched(mira, url)).status).toBe(200);
  });

  it('is nobody for words of people, which are never sent elsewhere', async () => {
    const { id } = await mira.call.chat.post({ id: crypto.randomUUID(), campaignId, content: 'Mine alone.', to: { kind: 'notes' } });
    await expect(mira.call.speech.say({ campaignId, messageId: id, part: 0 })).rejects.toEqual(code('message.notFound'));
    expect(media.requests).toEqual([]);
  });

  it('is nobody once the reply was taken back', async () => {
    const { url } = await say(mira);
    await mira.call.safety.useXCard({ campaignId });
    expect((await fetched(mira, url)).status).toBe(404);
    await expect(say(mira)).rejects.toEqual(code('message.notFound'));
  });
});

describe('a service that fails', () => {
  const faults: [string, MediaAnswer, string, boolean][] = [
    ['refuses the key', refusesMedia(401, `The key ${key} is wrong`), 'endpoint.keyRefused', true],
    ['has too much to do', refusesMedia(429), 'endpoint.busy', true],
    ['refuses the words', refusesMedia(400), 'endpoint.refused', true],
    ['breaks', refusesMedia(500), 'endpoint.failed', false],
    ['leads elsewhere', { kind: 'status', status: 302, headers: { location: 'http://127.0.0.1:1/' } }, 'endpoint.failed', false],
    ['sends a page', { kind: 'bytes', type: 'audio/mpeg', bytes: Buffer.from('<html>Sign in</html>') }, 'endpoint.failed', false],
    ['sends nothing', { kind: 'bytes', type: 'audio/mpeg', bytes: Buffer.alloc(0) }, 'endpoint.failed', false],
    ['sends without end', { kind: 'flood' }, 'endpoint.failed', false],
  ];
  it.each(faults)('and %s is told in a sentence; what surely cost nothing is not counted', async (_how, answer, refusal, isFree) => {
    media.script(answer);
    await expect(say(mira)).rejects.toEqual(code(refusal));
    expect(await spent()).toHaveLength(isFree ? 0 : 1);
    expect(media.requests).toHaveLength(1);
    media.script({ kind: 'made' });
    expect(await say(mira)).toMatchObject({ parts: 1 });
  });

  it('never has its key in the database, an answer or the log', async () => {
    media.script(refusesMedia(401, `The key ${key} is wrong`));
    const told = await say(mira).catch(String);
    const { rows } = await app.database.pool.query('select * from setting');
    const answers = [
      await admin.call.admin.getEndpoints({}),
      await admin.call.admin.getSettings({}),
      await admin.call.admin.audit({ which: 'all' }),
    ];
    expect(JSON.stringify([told, rows, answers, printed])).not.toContain(key);
    expect(printed.join('\n')).toContain('key-refused');
  });
});

describe('the cap of a person', () => {
  it('holds for two calls at once, for that person alone, and until midnight UTC', async () => {
    await edit(`${'A word. '.repeat(limits.speechPartLength / 8)}\n\n${'Another. '.repeat(100)}`);
    await admin.call.admin.saveEndpoints({ ...settings(), speechPerPerson: 1200, keys: {} });
    const tries = await Promise.allSettled([say(mira, 0), say(mira, 1)]);
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refused = tries.findIndex(({ status }) => status === 'rejected');
    await expect(say(mira, refused)).rejects.toEqual(code('endpoint.capReached'));
    await say(mira, 1 - refused);
    const open = media.hold();
    const asking = Promise.allSettled([say(mira, refused), say(tov, refused)]);
    open();
    // Mira may hear what Tov has paid for by then.
    expect((await asking)[1]?.status).toBe('fulfilled');
    await edit('Twenty more letters, and these, and others, and so on, and on.'.repeat(6));
    await expect(say(mira)).rejects.toEqual(code('endpoint.capReached'));
    later = 24 * 60 * 60 * 1000;
    await say(mira);
  });

  it('is shown to administrators beside what each person and day used', async () => {
    await edit('Twenty letters here.');
    await say(mira);
    const usage = await admin.call.admin.endpointUsage({});
    expect(usage.people).toEqual([{ userId: mira.id, name: 'Mira', kind: 'speech', amount: 20 }]);
    expect(usage.days).toMatchObject([{ kind: 'speech', amount: 20 }]);
  });
});

describe('the speech service', () => {
  it('is asked where an administrator says, and nobody where they say none', async () => {
    expect(await mira.call.speech.voice({})).toEqual({ isConfigured: true });
    await admin.call.admin.saveEndpoints({ ...settings(), speech: { baseUrl: '', model: '', voice: null }, keys: {} });
    expect(await mira.call.speech.voice({})).toEqual({ isConfigured: false });
    await expect(say(mira)).rejects.toEqual(code('speech.notConfigured'));
  });

  it('is refused with an address, model, voice or key that cannot be used, and the old one stays', async () => {
    const before = await admin.call.admin.getEndpoints({});
    for (const [wrong, sentence] of [
      [{ baseUrl: 'ftp://voices.example.org/' }, 'not an http or https address'],
      [{ baseUrl: 'http://me:secret@voices.example.org/' }, 'must not hold a name or password'],
      [{ model: '' }, 'needs the name of a model'],
      [{ voice: '' }, 'needs the name of a voice'],
    ] as const)
      await expect(
        admin.call.admin.saveEndpoints({ ...settings(), speech: { ...service(), ...wrong }, keys: { speech: 'k' } }),
      ).rejects.toEqual(expect.objectContaining({ code: 'settings.modelRefused', message: expect.stringContaining(sentence) }));
    expect(await admin.call.admin.getEndpoints({})).toEqual(before);
  });

  it('never gets a key that was given for another address', async () => {
    const elsewhere = { ...service(), baseUrl: 'http://127.0.0.1:9/v1' };
    await expect(admin.call.admin.saveEndpoints({ ...settings(), speech: elsewhere, keys: {} })).rejects.toEqual(
      code('settings.modelRefused'),
    );
    await admin.call.admin.saveEndpoints({ ...settings(), speech: elsewhere, keys: { speech: '' } });
    expect(await admin.call.admin.getEndpoints({})).toMatchObject({ keySet: { speech: false } });
  });

  it('stays as it is when the other settings are saved', async () => {
    await admin.call.admin.saveSettings({ signups: 'open', model: null, repliesPerCampaign: null, repliesPerPerson: null });
    expect(await admin.call.admin.getEndpoints({})).toMatchObject({ keySet: { speech: true }, running: { speech: 'voice-1' } });
  });

  it('is the one of the environment until an administrator decides', async () => {
    const other = await startApp({ speech: { ...service(), apiKey: null } });
    const first = await signUpAdministrator(other);
    expect(await first.call.speech.voice({})).toEqual({ isConfigured: true });
    expect(await first.call.admin.getEndpoints({})).toMatchObject({ settings: { speech: null }, running: { speech: 'voice-1' } });
    await other.end();
  });
});

describe('recordings', () => {
  it('go with their campaign, and after thirty days', async () => {
    const { url } = await say(mira);
    const paths = async () => (await app.database.pool.query<{ path: string }>('select path from recording')).rows.map(({ path }) => path);
    const isThere = async (path: string) => (await app.kernel.files.about(path)) !== null;
    const before = await paths();
    await pruneRecordings(app.kernel);
    expect(await paths()).toEqual(before);
    later = 31 * 24 * 60 * 60 * 1000;
    await pruneRecordings(app.kernel);
    expect(await paths()).toEqual([]);
    expect(await Promise.all(before.map(isThere))).not.toContain(true);
    later = 0;
    expect((await fetched(mira, url)).status).toBe(404);
  });
});
