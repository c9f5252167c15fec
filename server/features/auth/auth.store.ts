import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { Plan } from '#domain/account/account.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { lockNumbers } from '#server/kernel/lock-numbers.ts';

const created = {
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
};

const user = pgTable('user', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull(),
  image: text('image'),
  plan: text('plan').notNull(),
  twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
  ...created,
});

const session = pgTable('session', {
  id: text('id').primaryKey(),
  token: text('token').notNull().unique(),
  userId: text('user_id').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  ipAddress: text('ip_address'),
  userAgent: text('user_agent'),
  secondFactor: boolean('second_factor').notNull().default(false),
  ...created,
});

const account = pgTable('account', {
  id: text('id').primaryKey(),
  accountId: text('account_id').notNull(),
  providerId: text('provider_id').notNull(),
  userId: text('user_id').notNull(),
  accessToken: text('access_token'),
  refreshToken: text('refresh_token'),
  idToken: text('id_token'),
  accessTokenExpiresAt: timestamp('access_token_expires_at', { withTimezone: true }),
  refreshTokenExpiresAt: timestamp('refresh_token_expires_at', { withTimezone: true }),
  scope: text('scope'),
  password: text('password'),
  ...created,
});

const verification = pgTable('verification', {
  id: text('id').primaryKey(),
  identifier: text('identifier').notNull(),
  value: text('value').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  ...created,
});

const twoFactor = pgTable('two_factor', {
  id: text('id').primaryKey(),
  secret: text('secret').notNull(),
  backupCodes: text('backup_codes').notNull(),
  userId: text('user_id').notNull(),
  verified: boolean('verified'),
  failedVerificationCount: integer('failed_verification_count'),
  lockedUntil: timestamp('locked_until', { withTimezone: true }),
});

/** The tables the account library reads and writes. */
export const accountTables = { user, session, account, verification, twoFactor };

/** Writes down what a link in somebody's hands will be checked against. */
export async function insertVerification(db: Sql, value: typeof verification.$inferInsert): Promise<void> {
  await db.insert(verification).values(value);
}

/** Whether something that was written down to be checked against is still good. */
export async function hasVerification(db: Sql, identifier: string, now: Date): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from verification where identifier = ${identifier} and expires_at > ${now.toISOString()}::timestamptz limit 1`);
  return rows.length > 0;
}

export async function hasAccounts(db: Sql): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from "user" limit 1`);
  return rows.length > 0;
}

/** Makes the earliest account the administrator where there is none, and answers whose it is; two first accounts at once crown the same one. */
export async function crownFirstAccount(db: Sql): Promise<string | null> {
  return db.transaction(async (tx) => {
    // Each must see what the other did: under the lock the second one finds the administrator of the first.
    await tx.execute(sql`select pg_advisory_xact_lock(${lockNumbers.firstAdministrator})`);
    const { rows } = await tx.execute<{ id: string }>(sql`
      update "user" set plan = ${Plan.enum.ADMIN}
      where id = (select id from "user" order by created_at, id limit 1) and not exists (select 1 from "user" where plan = ${Plan.enum.ADMIN})
      returning id`);
    return rows[0]?.id ?? null;
  });
}
