import { sql as raw } from 'drizzle-orm';
import { z } from 'zod';
import type { Sql } from '#server/kernel/database/database.ts';
import { lockNumbers } from '#server/kernel/lock-numbers.ts';

/** Whose tries are counted, and how many are allowed within the window. */
export interface TrySubject {
  name: string;
  most: number;
}

const Ids = z.array(z.object({ id: z.string() }));

/**
 * Writes a try down for each subject before it is made, as if it had failed; null when one of them has none left. Tries of one
 * subject wait for each other here, so that none of them misses another, on whichever server it is made.
 */
export async function reserveTry(db: Sql, subjects: readonly TrySubject[], since: Date, now: Date): Promise<string[] | null> {
  return db.transaction(async (tx) => {
    // In one order everywhere, so that two tries never wait for each other.
    for (const { name } of subjects.toSorted((a, b) => a.name.localeCompare(b.name)))
      await tx.execute(raw`select pg_advisory_xact_lock(${lockNumbers.codeTries}, hashtext(${name}))`);
    await tx.execute(raw`delete from invitation_try where created_at <= ${since.toISOString()}::timestamptz`);
    for (const { name, most } of subjects) {
      const { rows } = await tx.execute<{ many: number }>(raw`
        select count(*)::int as many from invitation_try where subject = ${name}`);
      if ((rows[0]?.many ?? 0) >= most) return null;
    }
    const ids: string[] = [];
    for (const { name } of subjects) {
      const { rows } = await tx.execute(raw`
        insert into invitation_try (subject, created_at) values (${name}, ${now.toISOString()}::timestamptz) returning id::text as id`);
      ids.push(...Ids.parse(rows).map(({ id }) => id));
    }
    return ids;
  });
}

/** Forgets a try that was no wrong code. */
export async function releaseTry(db: Sql, ids: readonly string[]): Promise<void> {
  for (const id of ids) await db.execute(raw`delete from invitation_try where id = ${id}::bigint`);
}
