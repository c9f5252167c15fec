import { sql as raw } from 'drizzle-orm';
import { z } from 'zod';
import type { Sql } from '#server/kernel/database/database.ts';

/** What all servers of an installation share besides its settings, each kept by the slice whose name its key begins with. */
type SharedKey = 'auth.secret' | 'push.keys' | 'setup.links';

const ValueRow = z.object({ value: z.unknown() });

/** Keeps a value where there is none yet; answers the one that stands then. */
export async function keepFirstValue(sql: Sql, key: SharedKey, value: unknown): Promise<unknown> {
  await sql.execute(raw`insert into setting (key, value) values (${key}, ${JSON.stringify(value)}::jsonb) on conflict do nothing`);
  const { rows } = await sql.execute(raw`select value from setting where key = ${key}`);
  return ValueRow.parse(rows[0]).value;
}

/** Puts a value in the place of another, unless that has gone meanwhile. */
export async function replaceValue(sql: Sql, key: SharedKey, { was, value }: { was: unknown; value: unknown }): Promise<void> {
  await sql.execute(raw`
    update setting set value = ${JSON.stringify(value)}::jsonb where key = ${key} and value = ${JSON.stringify(was)}::jsonb`);
}

/** Adds a text to a list, beside what other servers add. */
export async function addToList(sql: Sql, key: SharedKey, text: string): Promise<void> {
  await sql.execute(raw`
    insert into setting (key, value) values (${key}, jsonb_build_array(${text}::text))
    on conflict (key) do update set value = setting.value || excluded.value`);
}

/** Whether a text is in a list. */
export async function isInList(sql: Sql, key: SharedKey, text: string): Promise<boolean> {
  const { rows } = await sql.execute(raw`select 1 from setting where key = ${key} and value ? ${text}`);
  return rows.length > 0;
}

/** Forgets a value, or a whole list. */
export async function forgetValue(sql: Sql, key: SharedKey): Promise<void> {
  await sql.execute(raw`delete from setting where key = ${key}`);
}
