import { afterAll, beforeAll, expect, it } from 'vitest';
import { FREE_TEMPLATE_WORLD } from '#domain/ids.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { seedReadyWorlds } from './seed-ready-worlds.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.end());

/** Which transaction wrote each row that is searched. */
async function written(): Promise<unknown[]> {
  const query = 'select entry_id, ordinal, text, xmin::text from world_passage where world_id = $1 order by entry_id, ordinal';
  return (await app.database.pool.query(query, [FREE_TEMPLATE_WORLD])).rows;
}

it('a start that finds the template as it ships writes no entry anew, and one that does not mends that one alone', async () => {
  const { sql } = app.database;
  await seedReadyWorlds(sql, new Date());
  const before = await written();
  await seedReadyWorlds(sql, new Date());
  expect(await written()).toEqual(before);
  await app.database.pool.query(`update world_entry set text = 'Other.' where world_id = $1 and id = 'tollhithe'`, [FREE_TEMPLATE_WORLD]);
  await seedReadyWorlds(sql, new Date());
  const isTollhithe = (row: unknown) => JSON.stringify(row).includes('"tollhithe"');
  const after = await written();
  expect(after.filter((row) => !isTollhithe(row))).toEqual(before.filter((row) => !isTollhithe(row)));
  expect(after.filter(isTollhithe)).not.toEqual(before.filter(isTollhithe));
});
