import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eelPot } from '#domain/battle-map/stamps/own-drawing.fixture.ts';
import { beastTable, roadTable } from '#domain/idea/random-table/random-table.fixture.ts';
import { limits } from '#domain/limits/limits.ts';
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

describe('tables and stamps of an account', () => {
  it('are kept, listed by name, written over and removed by their owner, and are not there for anybody else', async () => {
    for (const table of [roadTable, beastTable]) await oda.call.ownAssets.saveTable({ table });
    await oda.call.ownAssets.saveStamp({ stamp: eelPot });
    expect(await oda.call.ownAssets.tables({})).toEqual([beastTable, roadTable]);
    await oda.call.ownAssets.saveTable({ table: { ...roadTable, name: 'Along the road' } });
    await oda.call.ownAssets.saveStamp({ stamp: { ...eelPot, width: 3 } });
    expect((await oda.call.ownAssets.tables({})).map(({ name }) => name)).toEqual(['Along the road', 'Beasts of the road']);
    expect(await oda.call.ownAssets.stamps({})).toEqual([{ ...eelPot, width: 3 }]);
    expect([await mira.call.ownAssets.tables({}), await mira.call.ownAssets.stamps({})]).toEqual([[], []]);
    await mira.call.ownAssets.remove({ kind: 'table', assetId: roadTable.id });
    const zip = await fetch(`${app.url}/api/account/export.zip`, { headers: { cookie: oda.cookie } });
    const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
    expect(strFromU8(files['tables.json'] ?? new Uint8Array())).toContain('"Along the road"');
    expect(strFromU8(files['stamps.json'] ?? new Uint8Array())).toContain('"Eel pot"');
    await oda.call.ownAssets.remove({ kind: 'table', assetId: roadTable.id });
    await oda.call.ownAssets.remove({ kind: 'stamp', assetId: eelPot.id });
    expect(await oda.call.ownAssets.tables({})).toEqual([beastTable]);
    expect(await oda.call.ownAssets.stamps({})).toEqual([]);
  });

  it('find no room beside as many as an account may have, and can still be written over', async () => {
    await app.database.pool.query(
      `insert into own_asset (user_id, kind, id, data, updated_at)
       select $1, 'table', 't' || n, $2::jsonb, now() from generate_series(1, $3::int) n`,
      [mira.id, JSON.stringify({ ...beastTable, schema: 1 }), limits.tablesPerAccount - 1],
    );
    await mira.call.ownAssets.saveTable({ table: beastTable });
    await mira.call.ownAssets.saveTable({ table: beastTable });
    await expect(mira.call.ownAssets.saveTable({ table: roadTable })).rejects.toThrow('limit of random tables');
  });

  it('are refused where a rule of theirs is broken, with its words', async () => {
    await expect(oda.call.ownAssets.saveTable({ table: { ...roadTable, dice: '1d8' } })).rejects.toThrow('The rows take up 6 of the 8');
    const shapes = [{ d: 'M0 0L9 9"/><script>' }];
    await expect(oda.call.ownAssets.saveStamp({ stamp: { ...eelPot, shapes } })).rejects.toMatchObject({ status: 422 });
  });

  it('go with their owner', async () => {
    const tov = await signUp(app.url, 'Tov');
    await tov.call.ownAssets.saveTable({ table: { ...beastTable, id: randomUUID() } });
    await app.database.pool.query(`delete from "user" where id = $1`, [tov.id]);
    expect((await app.database.pool.query(`select 1 from own_asset where user_id = $1`, [tov.id])).rowCount).toBe(0);
  });
});
