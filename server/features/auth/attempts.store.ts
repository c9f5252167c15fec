import { sql } from 'drizzle-orm';
import type { Sql } from '#server/kernel/database.ts';

/** Failures within the window after which the next attempt is refused. */
const MOST = 5;
const WINDOW = 15 * 60 * 1000;
/** Any number that nothing else on the database locks. */
const ATTEMPTS = 727_140_013;

export interface Pair {
  /** The account, by its address in lower case or by what else it is tried with. */
  email: string;
  address: string;
}

/**
 * Writes an attempt down as failed before it is made; null when there were too many. Attempts of one pair at once wait for
 * each other here, so that none of them misses another.
 */
export async function reserveAttempt(db: Sql, { email, address }: Pair, now: Date): Promise<string | null> {
  const since = new Date(now.getTime() - WINDOW).toISOString();
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${ATTEMPTS}, hashtext(${`${email} ${address}`}))`);
    await tx.execute(sql`delete from sign_in_failure where at <= ${since}::timestamptz`);
    const { rows } = await tx.execute<{ id: string }>(sql`
      insert into sign_in_failure (email, address, at) select ${email}, ${address}, ${now.toISOString()}::timestamptz
      where (select count(*) from sign_in_failure where email = ${email} and address = ${address}) < ${MOST}
      returning id::text`);
    return rows[0]?.id ?? null;
  });
}

/** Forgets one attempt, which was no failure. */
export async function releaseAttempt(db: Sql, id: string): Promise<void> {
  await db.execute(sql`delete from sign_in_failure where id = ${id}::bigint`);
}

/** Forgets an attempt that succeeded, and the failures before it. */
export async function forgetFailures(db: Sql, { email, address }: Pair, id: string): Promise<void> {
  await db.execute(sql`delete from sign_in_failure where email = ${email} and address = ${address} and id <= ${id}::bigint`);
}

/** Forgets all failures at an account, as when it has a new password. */
export async function forgetFailuresOf(db: Sql, email: string): Promise<void> {
  await db.execute(sql`delete from sign_in_failure where email = ${email.toLowerCase()}`);
}
