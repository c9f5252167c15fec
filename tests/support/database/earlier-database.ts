import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { connectEmbedded, openDatabase } from '#server/kernel/database/database.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { inProject } from '#server/kernel/in-project.ts';
import { startPglite } from '#server/kernel/embedded/pglite.ts';
import { emptyDatabaseUrl, whyNoPostgres } from './postgres.ts';
import { emptyDump } from './template-dump.ts';

const FOLDER = inProject('server', 'migrations');
const missing = await whyNoPostgres();

/** Both databases, empty; `reason` says why one cannot be opened here. */
export const engines = [
  { name: 'PGlite', open: async () => connectEmbedded(await startPglite({ folder: null, dump: await emptyDump() })), reason: undefined },
  { name: 'PostgreSQL', open: async () => openDatabase({ databaseUrl: await emptyDatabaseUrl(), dataDir: '' }), reason: missing },
];

/** Applies one migration to a database. */
export async function applyMigration(database: Database, name: string): Promise<void> {
  await database.pool.query(readFileSync(`${FOLDER}/${name}`, 'utf8'));
}

/** Applies all migrations before the named one, and adds an account `oda` with a world and a campaign, each called `c`. */
export async function applyMigrationsBefore(database: Database, migration: string): Promise<void> {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.sql') && name < migration);
  for (const name of names.toSorted()) await applyMigration(database, name);
  await database.pool.query(`insert into "user" (id, name, email) values ('oda', 'Oda', 'oda@example.org')`);
  await database.pool.query(`insert into world (id, name, owner_id) values ('c', 'The coast', 'oda')`);
  // Since 0032 a campaign and its first branch refer to each other; until 0033 a branch was called a line.
  const [table, column] = migration > '0033-plain-names.sql' ? ['branch', 'branch_id'] : ['line', 'line_id'];
  const branch = migration > '0032-foreign-keys.sql' ? `insert into ${table} (id, campaign_id) values ('c', 'c');` : '';
  await database.pool.query(
    `begin; insert into campaign (id, name, owner_id, world_id, ${column}) values ('c', 'Salt', 'oda', 'c', 'c'); ${branch} commit;`,
  );
}

/** Makes of an empty database one of the build whose last migration is named, as `migrate` would have. */
export async function applyMigrationsUpTo({ pool }: Database, last: string): Promise<void> {
  await pool.query('create table migration (name text primary key, sha256 text not null, applied_at timestamptz not null default now())');
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.sql') && name <= last);
  for (const name of names.toSorted()) {
    const text = readFileSync(`${FOLDER}/${name}`, 'utf8');
    await pool.query(text);
    await pool.query('insert into migration (name, sha256) values ($1, $2)', [name, createHash('sha256').update(text).digest('hex')]);
  }
}
