import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import type { Sql } from './database.ts';

/** Reads over one connection, on which statements that are asked for at once travel in one journey. */
export async function readTogether<Result>(pool: Pool, read: (sql: Sql) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    return await read(drizzle(client));
  } finally {
    client.release();
  }
}
