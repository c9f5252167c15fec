import { constants } from 'node:fs';
import { cp } from 'node:fs/promises';
import { resolve } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';
import { serverLimits } from '#domain/limits/server-limits.ts';
import { embeddedBackups, postgresBackups } from './backup-writer.ts';
import type { BackupWriter } from './backup-writer.ts';
import { lockDataFolder, lookAtStart, openDatabaseFolder } from '#server/kernel/data-folder/index.ts';
import type { LookSettings } from '#server/kernel/data-folder/index.ts';
import type { DamageWatch } from '#server/kernel/damage/index.ts';
import { DatabaseClient } from './database-client.ts';
import { DatabasePool } from './database-pool.ts';
import type { EmbeddedDatabase } from '#server/kernel/embedded/pglite.ts';
import { dropValuesFromErrors } from '#server/kernel/query-error.ts';
import { StartError } from '#server/kernel/start-error.ts';
import { budgets } from './statement-budget.ts';

dropValuesFromErrors();

/** What a store reads and writes through: the database itself, or the transaction in progress. */
export type Sql = PgDatabase<NodePgQueryResultHKT>;

export interface Database {
  engine: 'pglite' | 'postgres';
  /** Where it is, for people: a folder, or an address without its password. */
  place: string;
  sql: Sql;
  pool: Pool;
  /** Null for the embedded engine, whose connections share one session. */
  listenUrl: string | null;
  backups: BackupWriter;
  /** Stops writes to tables in which damage is met. */
  damage: DamageWatch;
  close(): Promise<void>;
}

interface Place extends Partial<LookSettings> {
  databaseUrl: string | null;
  dataDir: string;
}

/** Opens PostgreSQL where an address is given, else the embedded database in the data folder. Refuses with a StartError. */
export async function openDatabase({ databaseUrl, dataDir, startDamaged = false, atStart, timers }: Place): Promise<Database> {
  return databaseUrl === null ? openEmbedded(dataDir, { startDamaged, atStart, timers }) : openPostgres(databaseUrl);
}

async function openPostgres(url: string): Promise<Database> {
  const connecting = {
    connectionString: url,
    connectionTimeoutMillis: serverLimits.connectionMilliseconds,
    keepAlive: true,
    keepAliveInitialDelayMillis: serverLimits.keepAliveMilliseconds,
  };
  try {
    const first = new DatabaseClient(connecting);
    await first.connect();
    await first.end();
  } catch (error) {
    throw new StartError(`The database at ${withoutPassword(url)} cannot be reached: ${reasonOf(error)}.`);
  }
  const pool = new DatabasePool(
    {
      ...connecting,
      max: 10,
      pipeline: true,
      query_timeout: budgets.interactive,
      // What a server that is gone has left open is undone, and holds nobody up.
      verify: (client, done) =>
        void client.query(`set idle_in_transaction_session_timeout = ${serverLimits.idleTransactionMilliseconds}`).then(() => done(), done),
    },
    { watched: true },
  );
  return {
    engine: 'postgres',
    place: withoutPassword(url),
    sql: drizzle(pool),
    pool,
    listenUrl: url,
    backups: postgresBackups(url),
    damage: pool.damage,
    close: () => pool.end(),
  };
}

async function openEmbedded(dataDir: string, look: LookSettings): Promise<Database> {
  const folder = resolve(dataDir);
  const release = await lockDataFolder(folder);
  try {
    const embedded = await openDatabaseFolder(folder);
    const database = connectEmbedded(embedded);
    const later = await lookAtStart(database, folder, look).catch(async (error: unknown) => {
      await database.close();
      throw error;
    });
    return {
      ...database,
      async close() {
        await later.stop();
        await database.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

/** Speaks to a started embedded database. One connection: all of them would share one session. */
export function connectEmbedded(embedded: EmbeddedDatabase): Database {
  const pool = new DatabasePool(
    {
      host: embedded.host,
      port: embedded.port,
      user: 'postgres',
      database: 'postgres',
      max: 1,
      pipeline: true,
      // A statement outside the transaction that is awaited inside it would wait for ever on a pool of one: fail instead.
      connectionTimeoutMillis: serverLimits.embeddedConnectionMilliseconds,
      idleTimeoutMillis: 0,
      // A connection that comes after a broken one finds the same session and what was prepared in it. A plan is made once:
      // here it costs more than running it, and every statement finds its rows by an index whatever it is given.
      verify: (client, done) => void client.query('deallocate all; set plan_cache_mode = force_generic_plan').then(() => done(), done),
    },
    // Nothing lies between that could fall silent, and to wait for one's turn is usual.
    { watched: false },
  );
  return {
    engine: 'pglite',
    place: embedded.folder ?? 'memory',
    sql: drizzle(pool),
    pool,
    listenUrl: null,
    backups: embeddedBackups((into) => copyAtRest(pool, embedded, into)),
    damage: pool.damage,
    async close() {
      await pool.end();
      await embedded.close();
    },
  };
}

/**
 * Copies the database into a folder while nothing is under way in it: it holds the only connection. What is in memory is
 * answered as an archive.
 */
async function copyAtRest(pool: Pool, embedded: EmbeddedDatabase, into: string): Promise<Blob | null> {
  const client = await pool.connect();
  try {
    await client.query('checkpoint');
    if (embedded.folder === null) return await embedded.dump();
    await cp(embedded.folder, into, { recursive: true, mode: constants.COPYFILE_FICLONE });
    return null;
  } finally {
    client.release();
  }
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
