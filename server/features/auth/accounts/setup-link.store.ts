import { sql } from 'drizzle-orm';
import type { Sql } from '#server/kernel/database/database.ts';

const KEY = 'setup.links';

/** Keeps what a setup link will be compared with, beside those of other servers and earlier starts. */
export async function keepSetupHash(db: Sql, hash: string): Promise<void> {
  await db.execute(sql`
    insert into setting (key, value) values (${KEY}, jsonb_build_array(${hash}::text))
    on conflict (key) do update set value = setting.value || excluded.value`);
}

/** Whether a setup link was printed and still works. */
export async function hasSetupHash(db: Sql, hash: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from setting where key = ${KEY} and value ? ${hash}`);
  return rows.length > 0;
}

/** Forgets all of them. */
export async function forgetSetupHashes(db: Sql): Promise<void> {
  await db.execute(sql`delete from setting where key = ${KEY}`);
}
