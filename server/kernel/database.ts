import { join, resolve } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { Pool } from 'pg';
import type { PoolConfig } from 'pg';
import { embeddedBackups, postgresBackups } from './backup-writer.ts';
import type { BackupWriter } from './backup-writer.ts';
import { lockDataFolder } from './data-lock.ts';
import { log } from './log.ts';
import { startPglite } from './pglite.ts';
import type { EmbeddedDatabase } from './pglite.ts';
import { prepareStatements } from './prepare-statements.ts';
import { StartError } from './start-error.ts';

/** What a store reads and writes through: the database itself, or the transaction in progress. */
export type Sql = PgDatabase<NodePgQueryResultHKT>;

export interface Database {
  engine: 'pglite' | 'postgres';
  sql: Sql;
  pool: Pool;
  /** Null for the embedded engine, whose connections share one session. */
  listenUrl: string | null;
  backups: BackupWriter;
  close(): Promise<void>;
}

/** Opens PostgreSQL where an address is given, else the embedded database in the data folder. Refuses with a StartError. */
export async function openDatabase(options: { databaseUrl: string | null; dataDir: string }): Promise<Database> {
  return options.databaseUrl === null ? openEmbedded(options.dataDir) : openPostgres(options.databaseUrl);
}

async function openPostgres(url: string): Promise<Database> {
  const pool = createPool({ connectionString: url, max: 10 });
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new StartError(`The database at ${withoutPassword(url)} cannot be reached: ${reasonOf(error)}.`);
  }
  return { engine: 'postgres', sql: drizzle(pool), pool, listenUrl: url, backups: postgresBackups(url), close: () => pool.end() };
}

async function openEmbedded(dataDir: string): Promise<Database> {
  const folder = resolve(dataDir);
  const release = await lockDataFolder(folder);
  try {
    const embedded = await startPglite({ folder: join(folder, 'database') });
    const database = connectEmbedded(embedded);
    return {
      ...database,
      async close() {
        await database.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw new StartError(`The database in ${folder} cannot be opened: ${reasonOf(error)}.`);
  }
}

/** Speaks to a started embedded database. One connection: all of them would share one session. */
export function connectEmbedded(embedded: EmbeddedDatabase): Database {
  const pool = createPool({
    host: embedded.host,
    port: embedded.port,
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    // A connection that comes after a broken one finds the same session and what was prepared in it. A plan is made once:
    // here it costs more than running it, and every statement finds its rows by an index whatever it is given.
    verify: (client, done) => void client.query('deallocate all; set plan_cache_mode = force_generic_plan').then(() => done(), done),
  });
  return {
    engine: 'pglite',
    sql: drizzle(pool),
    pool,
    listenUrl: null,
    backups: embeddedBackups(() => dumpAtRest(pool, embedded)),
    async close() {
      await pool.end();
      await embedded.close();
    },
  };
}

/** A copy of everything. It holds the only connection, so that no transaction is under way meanwhile. */
async function dumpAtRest(pool: Pool, embedded: EmbeddedDatabase): Promise<Blob> {
  const client = await pool.connect();
  try {
    await client.query('checkpoint');
    return await embedded.dump();
  } finally {
    client.release();
  }
}

function createPool(config: PoolConfig): Pool {
  // A statement outside the transaction that is awaited inside it would wait for ever on a pool of one: fail instead.
  const pool = new Pool({ connectionTimeoutMillis: 15_000, pipeline: true, ...config });
  pool.on('connect', prepareStatements);
  pool.on('error', (error) => log.fault('A database connection was lost', error));
  return pool;
}

function withoutPassword(url: string): string {
  try {
    const { hostname, port, pathname } = new URL(url);
    return `${hostname}:${port || '5432'}${pathname}`;
  } catch {
    return 'DATABASE_URL';
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors[0] instanceof Error) return error.errors[0].message;
  return error instanceof Error ? error.message : String(error);
}
