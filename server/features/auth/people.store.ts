import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { Plan } from '#domain/account/account.ts';
import { defaultPreferences } from '#domain/account/default-preferences.ts';
import { Preferences } from '#domain/account/preferences.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { parseRows } from '#server/kernel/database/parse-rows.ts';

const moment = z.coerce.date();

/** The choices somebody has made; those that they have not, or could not make then, are as nobody has chosen. */
const StoredPreferences = z
  .record(z.string(), z.unknown())
  .transform((chosen) => ({ ...defaultPreferences, ...chosen }))
  .pipe(Preferences)
  .catch(defaultPreferences);

const Profile = z.object({
  createdAt: moment,
  emailVerified: z.boolean(),
  twoFactor: z.boolean(),
  hasPassword: z.boolean(),
  googleLinked: z.boolean(),
  preferences: StoredPreferences,
  avatarAt: moment.nullable(),
  deletesAt: moment.nullable(),
});

/** What a person sees of their own account beside name and plan. */
export async function getProfile(db: Sql, userId: string) {
  const { rows } = await db.execute(sql`
    select u.created_at as "createdAt", u.email_verified as "emailVerified", u.two_factor_enabled as "twoFactor", u.preferences,
      u.avatar_at as "avatarAt", u.deletes_at as "deletesAt",
      exists (select 1 from account a where a.user_id = u.id and a.password is not null) as "hasPassword",
      exists (select 1 from account a where a.user_id = u.id and a.provider_id = 'google') as "googleLinked"
    from "user" u where u.id = ${userId}`);
  return Profile.parse(rows[0]);
}

const ProofsRow = z.object({ passwordHash: z.string().nullable(), sealedSecret: z.string().nullable() });

/** What can be tried to prove that somebody is who they say: the hash of the password, the sealed secret of the authenticator. */
export async function findProofs(db: Sql, userId: string) {
  const { rows } = await db.execute(sql`
    select (select password from account where user_id = u.id and provider_id = 'credential') as "passwordHash",
      (select secret from two_factor where user_id = u.id and verified and u.two_factor_enabled) as "sealedSecret"
    from "user" u where u.id = ${userId}`);
  return ProofsRow.parse(rows[0]);
}

/** Whether a second factor is set up, and whether there is a password that could be asked for. */
export async function findSafeguards(db: Sql, userId: string) {
  const { twoFactor, hasPassword } = await getProfile(db, userId);
  return { twoFactor, hasPassword };
}

const AddressRow = z.object({ id: z.string(), email: z.string() });

/** The addresses of some people, by their ids. */
export async function findAddresses(db: Sql, userIds: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await db.execute(sql`select id, email from "user" where id = any(${sql.param(userIds)}::text[])`);
  const people = parseRows(AddressRow, rows);
  return new Map(people.map(({ id, email }) => [id, email]));
}

export async function isSuspended(db: Sql, userId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from "user" where id = ${userId} and suspended_at is not null`);
  return rows.length > 0;
}

export async function saveName(db: Sql, userId: string, name: string, now: Date): Promise<void> {
  await db.execute(sql`update "user" set name = ${name}, updated_at = ${now.toISOString()}::timestamptz where id = ${userId}`);
}

/** Changes some of somebody's choices and leaves the others as they are, so that two changes at once both hold. */
export async function savePreferences(db: Sql, userId: string, change: Partial<Preferences>): Promise<void> {
  await db.execute(sql`
    update "user" set preferences = coalesce(preferences, ${JSON.stringify(defaultPreferences)}::jsonb) || ${JSON.stringify(change)}::jsonb
    where id = ${userId}`);
}

/** Keeps a picture of somebody, or none. */
export async function saveAvatar(db: Sql, userId: string, image: { bytes: Buffer; type: string } | null, now: Date): Promise<void> {
  await db.execute(sql`
    update "user" set avatar = ${image?.bytes ?? null}, avatar_type = ${image?.type ?? null},
      avatar_at = ${image ? now.toISOString() : null}::timestamptz where id = ${userId}`);
}

const Picture = z.object({ bytes: z.instanceof(Buffer), type: z.string(), at: moment });

export async function findAvatar(db: Sql, userId: string) {
  const { rows } = await db.execute(sql`
    select avatar as bytes, avatar_type as type, avatar_at as at from "user" where id = ${userId} and avatar is not null`);
  return rows[0] ? Picture.parse(rows[0]) : null;
}

/** Removes an account that was not to be made. */
export async function deletePerson(db: Sql, userId: string): Promise<void> {
  await db.execute(sql`delete from "user" where id = ${userId}`);
}

const PersonByEmailRow = z.object({ id: z.string(), name: z.string(), email: z.string(), plan: Plan });

/** Whom an operator means by an address. */
export async function findPersonByEmail(db: Sql, email: string): Promise<{ id: string; name: string; email: string; plan: Plan } | null> {
  const { rows } = await db.execute(sql`select id, name, email, plan from "user" where email = ${email.trim().toLowerCase()}`);
  return rows[0] ? PersonByEmailRow.parse(rows[0]) : null;
}

const PersonByIdRow = z.object({ name: z.string(), email: z.string() });

/** Somebody's name and address; null when there is no such person. */
export async function findPersonById(db: Sql, userId: string): Promise<{ name: string; email: string } | null> {
  const { rows } = await db.execute(sql`select name, email from "user" where id = ${userId}`);
  return rows[0] ? PersonByIdRow.parse(rows[0]) : null;
}

/** Gives somebody another address, which they have shown to be theirs. Fails with a duplicate where another account has it. */
export async function saveAddress(db: Sql, userId: string, email: string, now: Date): Promise<void> {
  await db.execute(sql`
    update "user" set email = ${email}, email_verified = true, updated_at = ${now.toISOString()}::timestamptz where id = ${userId}`);
}
