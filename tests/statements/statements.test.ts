import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/kernel/database/database.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { freshEmbedded } from '#tests/support/app/app.ts';
import { freshDatabaseUrl, whyNoPostgres } from '#tests/support/database/postgres.ts';
import { readStatements } from './statements.ts';
import type { Statement } from './statements.ts';

const { statements, unread, unused } = readStatements();
const missing = await whyNoPostgres();

/** Statements that a database does not prepare: they name no column of the product. */
const utility = /^\s*(?:begin|commit|rollback|set|listen|deallocate|checkpoint|create|drop|reindex|vacuum)\b/;
/** Files that send statements whose text is known only when the product runs: names of tables that the database has, files of migrations. */
const sendsUnknown = [
  'server/kernel/damage/damage-watch.ts',
  'server/kernel/database/migrate.ts',
  'server/kernel/database/tidy-tables.ts',
  'server/kernel/events/bus.ts',
];

/** Has a database prepare statements, without running them, and answers what it says of those that it cannot. */
async function refusedBy(database: Database, given: readonly Statement[]): Promise<string[]> {
  const client = await database.pool.connect();
  const refused: string[] = [];
  try {
    for (const { where, text } of given.filter((each) => !utility.test(each.text))) {
      const said = await client.query(`prepare tried as ${text}`).then(() => client.query('deallocate tried'), String);
      if (typeof said === 'string') refused.push(`${where} ${said}: ${text.trim().replaceAll(/\s+/g, ' ')}`);
    }
  } finally {
    client.release();
  }
  return refused;
}

let embedded: Database;
let postgres: Database | null = null;

beforeAll(async () => {
  embedded = await freshEmbedded();
  if (!missing) postgres = await openDatabase({ databaseUrl: await freshDatabaseUrl(), dataDir: '' });
});
afterAll(async () => {
  await embedded.close();
  await postgres?.close();
});

describe('every statement of the server', () => {
  it('is read from the source, but for those of a few files', () => {
    expect({ unread, unused }).toEqual({ unread: sendsUnknown, unused: [] });
    expect(statements.length).toBeGreaterThan(400);
  });

  it('fits the schema of the embedded engine', async () => {
    expect(await refusedBy(embedded, statements)).toEqual([]);
  });

  it.skipIf(missing)('fits the schema of PostgreSQL', async () => {
    expect(postgres && (await refusedBy(postgres, statements))).toEqual([]);
  });
});

describe('a statement with a misspelt name or a wrong type', () => {
  it.each([
    'select m.contents from message m',
    'select 1 from mesage',
    'update campaign set last_activ = $1',
    'select 1 from turn where cycle = array[$1]',
    'insert into usage (narration_id, tokens) values ($1, $2)',
  ])('is found: %s', async (text) => {
    expect(await refusedBy(embedded, [{ where: 'here', text }])).toHaveLength(1);
  });
});
