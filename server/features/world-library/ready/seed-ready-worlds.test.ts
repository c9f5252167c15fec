import { afterAll, beforeAll, expect, it } from 'vitest';
import { FREE_TEMPLATE_WORLD } from '#domain/ids.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { freshDatabase, startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { seedReadyWorlds } from './seed-ready-worlds.ts';

let app: TestApp;
let database: Database;
// Apps of other tests begin with a database that has the worlds already.
beforeAll(async () => {
  database = await freshDatabase();
  app = await startApp({ database });
});
afterAll(async () => {
  await app.end();
  await database.close();
});

/** Which transaction wrote each row that is searched. */
async function written(): Promise<unknown[]> {
  const query = 'select entry_id, ordinal, text, xmin::text from world_passage where world_id = $1 order by entry_id, ordinal';
  return (await database.pool.query(query, [FREE_TEMPLATE_WORLD])).rows;
}

it('a start that finds the template as the first one wrote it writes no entry anew, and one that does not mends that one alone', async () => {
  const { sql } = database;
  const before = await written();
  expect(before.length).toBeGreaterThan(0);
  await seedReadyWorlds(sql, new Date());
  expect(await written()).toEqual(before);
  await database.pool.query(`update world_entry set text = 'Other.' where world_id = $1 and id = 'tollhithe'`, [FREE_TEMPLATE_WORLD]);
  await seedReadyWorlds(sql, new Date());
  const isTollhithe = (row: unknown) => JSON.stringify(row).includes('"tollhithe"');
  const after = await written();
  expect(after.filter((row) => !isTollhithe(row))).toEqual(before.filter((row) => !isTollhithe(row)));
  expect(after.filter(isTollhithe)).not.toEqual(before.filter(isTollhithe));
});
