import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personTopic } from '#contract/realtime/topics.ts';
import { battleMapLimits } from '#domain/limits/battle-map-limits.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { sendFile } from '#tests/support/app/world-files.ts';
import { soundTypeOf } from './read-sound.ts';

let app: TestApp;
let [oda, mira, tov, rea]: Somebody[] = [];

beforeAll(async () => {
  app = await startApp();
  [oda, mira, tov, rea] = [
    await signUp(app.url, 'Oda'),
    await signUp(app.url, 'Mira'),
    await signUp(app.url, 'Tov'),
    await signUp(app.url, 'Rea'),
  ];
});
afterAll(() => app.end());

const ogg = (more = 'surf') => Buffer.from(`OggS\0\u0002${more}`, 'latin1');

/** A campaign of Oda with Mira at its table, and a map that is shown. */
async function shownCove() {
  if (!oda || !mira || !tov || !rea) throw new Error('Nobody is there.');
  const campaignId = await openCampaign(app, oda, [mira, tov], 'dm');
  const at = { campaignId, mapId: randomUUID() };
  await oda.call.battleMaps.create({ ...at, name: 'Cove', grid: { kind: 'square', columns: 4, rows: 4 } });
  await oda.call.battleMaps.show(at);
  const address = `/api/battle-map-sounds/${campaignId}/${at.mapId}`;
  const send = (who: Somebody, bytes: Uint8Array, name = 'Surf at night.mp3') =>
    sendFile(app, who, address, name, new Uint8Array(bytes), {});
  const hear = (who: Somebody, version: string) => fetch(`${app.url}${address}/${version}`, { headers: { cookie: who.cookie } });
  return { oda, mira, tov, rea, at, send, hear };
}

it('a sound file is heard by whoever sees its map, as what its bytes are, and by nobody else', async () => {
  const { oda: leader, mira: player, rea: stranger, at, send, hear } = await shownCove();
  expect((await send(leader, ogg())).status).toBe(200);
  const { map } = await player.call.battleMaps.get({ campaignId: at.campaignId });
  expect(map?.ownSound?.name).toBe('Surf at night');
  expect(map?.air).toMatchObject({ sound: 'own', outside: false });
  const version = map?.ownSound?.version ?? '';
  const heard = await hear(player, version);
  expect([heard.status, heard.headers.get('content-type'), heard.headers.get('x-content-type-options')]).toEqual([
    200,
    'audio/ogg',
    'nosniff',
  ]);
  expect(Buffer.from(await heard.arrayBuffer())).toEqual(ogg());
  expect((await hear(stranger, version)).status).toBe(404);
  expect((await hear({ ...stranger, cookie: '' }, version)).status).toBe(401);
  expect((await hear(player, randomUUID())).status).toBe(404);
  await leader.call.battleMaps.show({ campaignId: at.campaignId, mapId: null });
  expect((await hear(player, version)).status).toBe(404);
  expect((await hear(leader, version)).status).toBe(200);
});

it('only those who lead send one, in the place of the one before, and take it away; the table is told', async () => {
  const { oda: leader, mira: player, rea: stranger, at, send, hear } = await shownCove();
  expect((await send(player, ogg())).status).toBe(403);
  expect((await send(stranger, ogg())).status).toBe(404);
  const socket = await player.listen();
  socket.say({ type: 'subscribe', topic: personTopic(player.id) });
  await socket.hear('subscribed');
  await send(leader, ogg('one'));
  const first = (await leader.call.battleMaps.get(at)).map?.ownSound?.version ?? '';
  const { event } = await socket.hear('event', (frame) => frame.event.type === 'battleMaps.changed');
  expect(event).toMatchObject({ mapId: at.mapId, change: { fields: { ownSound: { version: first } } } });
  await send(leader, ogg('two'), '.mp3');
  const { map } = await leader.call.battleMaps.get(at);
  expect(map?.ownSound?.name).toBe('Sound');
  expect((await hear(player, first)).status).toBe(404);
  await expect(player.call.battleMaps.removeSound(at)).rejects.toThrow('Only the Dungeon Master');
  const after = await leader.call.battleMaps.removeSound(at);
  expect(after.map?.ownSound).toBeNull();
  expect(after.map?.air?.sound).toBe('none');
  socket.close();
});

it('what is no sound and what is too large is refused, the one before stays, and sounds take room until they are gone', async () => {
  const { oda: leader, at, send } = await shownCove();
  const used = async () => (await leader.call.account.storage({})).used;
  const before = await used();
  await send(leader, ogg());
  expect((await used()) - before).toBe(ogg().length);
  const refused = await send(leader, Buffer.from('<html><script>alert(1)</script>'));
  expect([refused.status, JSON.stringify(await refused.json())]).toEqual([422, expect.stringContaining('Please choose a sound file')]);
  const large = await send(leader, Buffer.concat([ogg(), Buffer.alloc(battleMapLimits.soundBytes)]));
  expect(JSON.stringify(await large.json())).toContain('File size must be less than 4MB');
  expect((await leader.call.battleMaps.get(at)).map?.ownSound?.name).toBe('Surf at night');
  const copyId = randomUUID();
  expect((await leader.call.battleMaps.copy({ ...at, copyId, name: 'Again' })).map?.ownSound?.name).toBe('Surf at night');
  expect((await used()) - before).toBe(ogg().length * 2);
  await leader.call.battleMaps.remove(at);
  await leader.call.battleMaps.remove({ ...at, mapId: copyId });
  expect(await used()).toBe(before);
});

describe('the kind of a sound file', () => {
  it.each([
    ['Ogg', ogg(), 'audio/ogg'],
    ['WAV', Buffer.from('RIFF\0\0\0\0WAVEfmt '), 'audio/wav'],
    ['M4A', Buffer.from('\0\0\0 ftypM4A \0\0\0\0'), 'audio/mp4'],
    ['MP3 with words before it', Buffer.from('ID3\u0004\0\0'), 'audio/mpeg'],
    ['MP3', Buffer.from([0xff, 0xfb, 0x90, 0x64]), 'audio/mpeg'],
    ['AAC without a frame', Buffer.from([0xff, 0xf1, 0x50, 0x80]), null],
    ['WebP, which begins as WAV does', Buffer.from('RIFF\0\0\0\0WEBPVP8 '), null],
    ['a picture of MPEG-4', Buffer.from('\0\0\0 ftypavif\0\0\0\0'), null],
    ['HTML', Buffer.from('<!doctype html>'), null],
    ['nothing', Buffer.alloc(0), null],
    ['Ogg that is too large', Buffer.concat([ogg(), Buffer.alloc(battleMapLimits.soundBytes)]), null],
  ])('is told by its bytes: %s', (_, bytes, type) => expect(soundTypeOf(bytes)).toBe(type));
});
