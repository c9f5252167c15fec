import { sql as raw } from 'drizzle-orm';
import { z } from 'zod';
import type { Sql } from '#server/kernel/database/database.ts';

const SizeRow = z.object({ bytes: z.number() });

/** How much the database holds, and how many milliseconds it took to say so. */
export async function measureDatabase(sql: Sql): Promise<{ bytes: number; milliseconds: number }> {
  const began = performance.now();
  const { rows } = await sql.execute(raw`select pg_database_size(current_database())::float8 as bytes`);
  return { ...SizeRow.parse(rows[0]), milliseconds: performance.now() - began };
}
