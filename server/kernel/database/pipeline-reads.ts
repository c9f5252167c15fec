import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import type { Sql } from './database.ts';

/** Runs reads on one connection, where statements that are issued together are pipelined into one round trip. */
export async function pipelineReads<Result>(pool: Pool, read: (sql: Sql) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    return await read(drizzle(client));
  } finally {
    client.release();
  }
}
