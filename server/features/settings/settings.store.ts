import { sql as raw } from 'drizzle-orm';
import { z } from 'zod';
import type { Signups } from '#domain/account/invitation.ts';
import { quotaBytes } from '#domain/limits/storage-quota.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { documentKind, migrate, NewerDocument, numbered } from '#server/kernel/database/document-kind.ts';
import { newerRefusal, readByParts } from '#server/kernel/database/stored.ts';
import { StoredSettings } from './stored-settings.ts';

const KEY = 'instance';
const document = documentKind('settings');

/** What is decided where a part cannot be read: nobody signs up without an invitation, everything else is as if nobody had decided. */
const instead = {
  signups: 'invite',
  model: null,
  modelKey: null,
  repliesPerCampaign: null,
  repliesPerPerson: null,
  endpoints: { speech: null, picture: null },
  speechPerPerson: null,
  picturesPerPerson: null,
  // What cannot be read holds more back, and not less.
  listingsReviewed: true,
};

const Fields = z.record(z.string(), z.unknown());

function toSettings(value: unknown): StoredSettings {
  const given = Fields.safeParse(value);
  const row = given.success ? given.data : { signups: value };
  return readByParts(StoredSettings, row, { what: 'settings', id: KEY }, instead).read;
}

/** What is decided for the installation at this moment. Read where it is needed, so that a change holds at once on every server. */
export async function findSettings(sql: Sql): Promise<StoredSettings> {
  const { rows } = await sql.execute(raw`select value from setting where key = ${KEY}`);
  return toSettings(migrate(document, rows[0]?.['value'] ?? {}));
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
  const value = migrate(document, rows[0]?.['value'] ?? {});
  if (value instanceof NewerDocument) throw newerRefusal('part of the settings');
  return toSettings(value);
}

export async function saveSettings(sql: Sql, settings: StoredSettings): Promise<void> {
  await sql.execute(raw`
    insert into setting (key, value) values (${KEY}, ${JSON.stringify(numbered(document, settings))}::jsonb)
    on conflict (key) do update set value = excluded.value`);
}
