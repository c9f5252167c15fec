import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { inProject } from '#server/kernel/in-project.ts';
import { StartError } from '#server/kernel/start-error.ts';
import { withBudget } from './statement-budget.ts';
import { lockNumbers } from '#server/kernel/lock-numbers.ts';

const FOLDER = inProject('server', 'migrations');

/**
 * Brings the database to the newest schema: each file of the migrations folder once, in order of name, in its own
 * transaction. `before` is called first where a database that is in use lacks some of them, with their names; where it
 * throws, nothing is changed. Refuses when an applied file has been edited since, or when a newer Hearthlore has been here.
 */
export async function migrate(pool: Pool, before?: (names: readonly string[]) => Promise<void> | void): Promise<number> {
  const lacking = before ? await findLacking(pool) : [];
  // Before the connection is taken: the embedded database has one, and a backup needs it.
  if (lacking.length > 0) await before?.(lacking);
  return withBudget('migration', () => migrateOn(pool));
}

async function migrateOn(pool: Pool): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockNumbers.migrations]);
    await client.query(
      'create table if not exists migration (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
    );
    const applied = await client.query<{ name: string; sha256: string }>('select name, sha256 from migration order by name');
    const files = await readMigrations();
    for (const row of applied.rows) {
      const file = files.find((each) => each.name === row.name);
      if (!file) throw new StartError(`The database was used by a newer Hearthlore (it knows ${row.name}). Please update this one.`);
      if (file.sha256 !== row.sha256) throw new StartError(`The migration ${row.name} was changed after it had been applied.`);
    }
    const open = files.filter((file) => !applied.rows.some((row) => row.name === file.name));
    for (const file of open) {
      await client.query('begin');
      try {
        await client.query(file.text);
        await client.query('insert into migration (name, sha256) values ($1, $2)', [file.name, file.sha256]);
        await client.query('commit');
      } catch (error) {
        await client.query('rollback');
        throw new Error(`The migration ${file.name} failed.`, { cause: error });
      }
    }
    return open.length;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockNumbers.migrations]).catch(() => undefined);
    client.release();
  }
}

/** The files that a database in use lacks; none for a new one. */
async function findLacking(pool: Pool): Promise<string[]> {
  const { rows: tables } = await pool.query<{ used: boolean }>("select to_regclass('migration') is not null as used");
  if (tables[0]?.used !== true) return [];
  const { rows } = await pool.query<{ name: string }>('select name from migration');
  if (rows.length === 0) return [];
  const applied = new Set(rows.map(({ name }) => name));
  return (await readMigrations()).map(({ name }) => name).filter((name) => !applied.has(name));
}

async function readMigrations() {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(FOLDER, name), 'utf8');
      return { name, text, sha256: createHash('sha256').update(text).digest('hex') };
    }),
  );
}
