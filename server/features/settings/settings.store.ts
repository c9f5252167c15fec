import { sql as raw } from 'drizzle-orm';
import type { Signups } from '#domain/invitation.ts';
import { quotaBytes } from '#domain/storage-quota.ts';
import type { Sql } from '#server/kernel/database.ts';
import { StoredSettings } from './stored-settings.ts';

const KEY = 'instance';

/** What is decided for the installation at this moment. Read where it is needed, so that a change holds at once on every server. */
export async function findSettings(sql: Sql): Promise<StoredSettings> {
  const { rows } = await sql.execute(raw`select value from setting where key = ${KEY}`);
  return StoredSettings.parse(rows[0]?.['value'] ?? {});
}

/** Whether anyone may sign up at the moment; `fallback` until an administrator has decided. */
export async function findSignups(sql: Sql, fallback: Signups): Promise<Signups> {
  return (await findSettings(sql)).signups ?? fallback;
}

/** Bytes that one person may store; null for any number. */
export async function findStorageBound(sql: Sql): Promise<number | null> {
  return quotaBytes((await findSettings(sql)).megabytesPerPerson);
}

/** What is decided, locked until the transaction ends. */
export async function lockSettings(sql: Sql): Promise<StoredSettings> {
  await sql.execute(raw`insert into setting (key, value) values (${KEY}, '{}') on conflict do nothing`);
  const { rows } = await sql.execute(raw`select value from setting where key = ${KEY} for update`);
  return StoredSettings.parse(rows[0]?.['value'] ?? {});
}

export async function saveSettings(sql: Sql, settings: StoredSettings): Promise<void> {
  await sql.execute(raw`
    insert into setting (key, value) values (${KEY}, ${JSON.stringify(settings)}::jsonb)
    on conflict (key) do update set value = excluded.value`);
}
