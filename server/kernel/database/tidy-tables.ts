import type { Pool } from 'pg';
import { z } from 'zod';

const Names = z.array(z.object({ name: z.string() }));

/**
 * Does for the embedded database what PostgreSQL does by itself: gives the room of removed rows back, and counts what stands
 * in each table, without which its plans sort a whole campaign to find the last messages. One table after the other, so that
 * whoever else needs the only connection waits for a moment; ends between two when `signal` says so. A table that is damaged
 * stays as it is.
 */
export async function tidyTables(pool: Pool, signal?: AbortSignal): Promise<void> {
  const { rows } = await pool.query(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public'
     and not exists (select 1 from pg_trigger where tgname = 'hearthlore_damaged' and tgrelid = format('%I.%I', schemaname, tablename)::regclass)`,
  );
  for (const { name } of Names.parse(rows)) {
    if (signal?.aborted) return;
    await pool.query(`vacuum (analyze) ${name}`);
  }
}
