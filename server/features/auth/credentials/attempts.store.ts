import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import { holdAttempt } from '#domain/limits/attempts.ts';
import type { HeldAttempt } from '#domain/limits/attempts.ts';
import { attemptBounds, attemptWindow } from '#domain/limits/brakes.ts';
import type { AttemptKind } from '#domain/limits/brakes.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { lockNumbers } from '#server/kernel/lock-numbers.ts';

/** Failures of long ago that one attempt removes. */
const FAILURES_REMOVED_AT_ONCE = 1000;

/** What is tried, and from where. */
interface Place {
  kind: AttemptKind;
  /** The account, by its address in lower case or by what else it is tried with. */
  account: string;
  address: string;
  network: string;
  /** The device, where it is known to the account. */
  device: string | null;
}

const times = z.array(z.coerce.date());
const Recent = z.object({ onDevice: times, fromAddress: times, fromNetwork: times, atAccount: times, inNetwork: times });

/**
 * Writes an attempt down as failed before it is made, unless there were too many. Attempts at one account and attempts from
 * one network wait for each other here, so that none of them misses another.
 */
export async function reserveAttempt(db: Sql, place: Place, now: Date): Promise<{ id: string } | HeldAttempt> {
  const since = sql`${new Date(now.getTime() - attemptWindow).toISOString()}::timestamptz`;
  const { kind, account, address, network, device } = place;
  return db.transaction(async (tx) => {
    await tx.execute(
      sql`select pg_advisory_xact_lock(${lockNumbers.signInAttempts}, each) from unnest(${sql.param(locksOf(place))}::int[]) as each`,
    );
    // What another attempt is removing already is left to it.
    await tx.execute(sql`
      delete from sign_in_failure where id in
        (select id from sign_in_failure where created_at <= ${since} order by created_at limit ${FAILURES_REMOVED_AT_ONCE} for update skip locked)`);
    const held = holdAttempt(kind, device !== null, await findRecent(tx, place, since), now);
    if (held !== null) return held;
    const { rows } = await tx.execute<{ id: string }>(sql`
      insert into sign_in_failure (kind, email, address, network, device, created_at)
      values (${kind}, ${account}, ${address}, ${network}, ${device}, ${now.toISOString()}::timestamptz) returning id::text`);
    return { id: z.string().parse(rows[0]?.id) };
  });
}

async function findRecent(tx: Pick<Sql, 'execute'>, { kind, account, address, network, device }: Place, since: SQL) {
  const { own, account: mostAtAccount, newNetwork, network: mostInNetwork } = attemptBounds[kind];
  // As JSON, in which an array of times arrives as one.
  const newest = (which: SQL, most: number) =>
    sql`coalesce(to_json((array_agg(created_at order by created_at desc) filter (where ${which}))[1:${most}::int]), '[]')`;
  const { rows } = await tx.execute(sql`
    select ${newest(sql`email = ${account} and device = ${device}`, own)} as "onDevice",
      ${newest(sql`email = ${account} and address = ${address}`, own)} as "fromAddress",
      ${newest(sql`email = ${account} and network = ${network}`, newNetwork)} as "fromNetwork",
      ${newest(sql`email = ${account}`, mostAtAccount)} as "atAccount",
      ${newest(sql`network = ${network}`, mostInNetwork)} as "inNetwork"
    from sign_in_failure where kind = ${kind} and created_at > ${since} and (email = ${account} or network = ${network})`);
  return Recent.parse(rows[0]);
}

/** What an attempt locks, in an order that is the same for all: two that lock the same things never wait for each other in a circle. */
function locksOf({ account, network }: Place): number[] {
  const names = [`account ${account}`, `network ${network}`];
  return names.map((each) => createHash('sha256').update(each).digest().readInt32BE()).toSorted((a, b) => a - b);
}

/** Forgets one attempt, which was no failure. */
export async function releaseAttempt(db: Sql, id: string): Promise<void> {
  await db.execute(sql`delete from sign_in_failure where id = ${id}::bigint`);
}

/** Forgets an attempt that succeeded, and the failures before it on the same device, or from the same address where that is not known. */
export async function forgetFailures(db: Sql, { kind, account, address, device }: Place, id: string): Promise<void> {
  const same = device === null ? sql`address = ${address}` : sql`device = ${device}`;
  await db.execute(sql`delete from sign_in_failure where kind = ${kind} and email = ${account} and ${same} and id <= ${id}::bigint`);
}

/** Forgets all failures at an account, as when it has a new password. */
export async function forgetFailuresOf(db: Sql, account: string): Promise<void> {
  await db.execute(sql`delete from sign_in_failure where email = ${account.toLowerCase()} and kind <> 'letter'`);
}
