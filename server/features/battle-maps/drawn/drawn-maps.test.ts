import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unzipSync, strFromU8 } from 'fflate';
import { drawn, emptyGround } from '#domain/battle-map/draw.ts';
import type { Ground, Wall } from '#domain/battle-map/state.ts';
import { battleMapLimits } from '#domain/limits/battle-map-limits.ts';
import { smallPicture } from '#server/features/characters/heroes/hero-to-keep.fixture.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';

let app: TestApp;
let oda: Somebody;
let mira: Somebody;
beforeAll(async () => {
  app = await startApp();
  [oda, mira] = [await signUp(app.url, 'Oda'), await signUp(app.url, 'Mira')];
});
afterAll(() => app.end());

const cellar: Ground = drawn(emptyGround('Cellar', { kind: 'square', columns: 4, rows: 3 }), {
  kind: 'stamps',
  stamps: [{ id: 'a', drawing: 'barrel', text: '', x: 1, y: 1, width: 1, height: 1, turn: 0, forDm: true }],
});

describe('a map of an account', () => {
  it('is kept, listed, written over and removed by its owner, and is not there for anybody else', async () => {
    const mapId = randomUUID();
    const beyond: Wall = { between: [3, 200], kind: 'wall', open: false, locked: false };
    await oda.call.drawnMaps.save({ mapId, ground: { ...cellar, walls: [beyond] } });
    expect((await oda.call.drawnMaps.get({ mapId })).ground).toEqual(cellar);
    await oda.call.drawnMaps.save({ mapId, ground: { ...cellar, name: 'Vault' } });
    expect(await oda.call.drawnMaps.list({})).toMatchObject([{ id: mapId, name: 'Vault' }]);
    expect(await mira.call.drawnMaps.list({})).toEqual([]);
    await mira.call.drawnMaps.remove({ mapId });
    await expect(mira.call.drawnMaps.get({ mapId })).rejects.toThrow('There is no such map in your account.');
    const zip = await fetch(`${app.url}/api/account/export.zip`, { headers: { cookie: oda.cookie } });
    expect(strFromU8(unzipSync(new Uint8Array(await zip.arrayBuffer()))['maps.json'] ?? new Uint8Array())).toContain('"Vault"');
    await oda.call.drawnMaps.remove({ mapId });
    expect(await oda.call.drawnMaps.list({})).toEqual([]);
  });

  it('finds no room beside as many as an account may have, and can still be written over', async () => {
    const { pool } = app.database;
    const full = JSON.stringify({ ...cellar, schema: 2 });
    await pool.query(
      `insert into drawn_map (user_id, id, ground, updated_at) select $1, 'map-' || n, $2::jsonb, now() from generate_series(1, $3::int) n`,
      [mira.id, full, battleMapLimits.mapsPerAccount - 1],
    );
    const mapId = randomUUID();
    await mira.call.drawnMaps.save({ mapId, ground: cellar });
    await mira.call.drawnMaps.save({ mapId, ground: cellar });
    await expect(mira.call.drawnMaps.save({ mapId: randomUUID(), ground: cellar })).rejects.toThrow(
      'Your account has reached its limit of maps.',
    );
  });

  it('goes with its owner', async () => {
    const tov = await signUp(app.url, 'Tov');
    await tov.call.drawnMaps.save({ mapId: randomUUID(), ground: cellar });
    await app.database.pool.query(`delete from "user" where id = $1`, [tov.id]);
    const { rows } = await app.database.pool.query(`select count(*)::int as many from drawn_map where user_id = $1`, [tov.id]);
    expect(rows).toEqual([{ many: 0 }]);
  });
});

describe('a picture under a map of an account', () => {
  const picture = { type: 'image/png' as const, base64: smallPicture, x: -0.5, y: 0, width: 4, height: 3.25 };

  it('is kept, counted and given back with its map, replaced and taken away, and is in the export of its owner', async () => {
    const mapId = randomUUID();
    await expect(oda.call.drawnMaps.savePicture({ mapId, picture })).rejects.toThrow('There is no such map in your account.');
    await oda.call.drawnMaps.save({ mapId, ground: cellar });
    const { used } = await oda.call.account.storage({});
    await oda.call.drawnMaps.savePicture({ mapId, picture: { ...picture, type: 'image/webp' } });
    await oda.call.drawnMaps.savePicture({ mapId, picture });
    expect(await oda.call.drawnMaps.get({ mapId })).toEqual({ id: mapId, ground: cellar, picture });
    const bytes = Buffer.from(smallPicture, 'base64');
    expect((await oda.call.account.storage({})).used).toBe(used + bytes.length);
    await oda.call.drawnMaps.save({ mapId, ground: cellar });
    await expect(mira.call.drawnMaps.savePicture({ mapId, picture: null })).rejects.toThrow('There is no such map in your account.');
    const zip = await fetch(`${app.url}/api/account/export.zip`, { headers: { cookie: oda.cookie } });
    expect(unzipSync(new Uint8Array(await zip.arrayBuffer()))[`maps/${mapId}.png`]).toEqual(new Uint8Array(bytes));
    await oda.call.drawnMaps.savePicture({ mapId, picture: null });
    expect((await oda.call.drawnMaps.get({ mapId })).picture).toBeNull();
    await oda.call.drawnMaps.savePicture({ mapId, picture });
    await oda.call.drawnMaps.remove({ mapId });
    expect((await oda.call.account.storage({})).used).toBe(used);
  });

  it('is refused where it is none, whatever it is called', async () => {
    const mapId = randomUUID();
    await oda.call.drawnMaps.save({ mapId, ground: cellar });
    const text = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64');
    await expect(oda.call.drawnMaps.savePicture({ mapId, picture: { ...picture, base64: text } })).rejects.toThrow(
      'Please choose a PNG, JPEG or WebP picture.',
    );
    expect((await oda.call.drawnMaps.get({ mapId })).picture).toBeNull();
  });
});
