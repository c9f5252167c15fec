import { createHash } from 'node:crypto';
import { sql as raw } from 'drizzle-orm';
import { Refusal } from '#domain/refusals/refusals.ts';
import { quotaSentence } from '#domain/limits/storage-quota.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { lockNumbers } from '#server/kernel/lock-numbers.ts';

/** Counts the bytes of one kind of files that somebody has stored. */
type CountBytes = (sql: Sql, userId: string) => Promise<number>;

/** Keeps what each person has stored below a bound. The rows of the files are what is counted, so that whatever removes one gives room back. */
export interface StoredBytes {
  /** What somebody has stored and may store at most, in bytes; null for no bound. */
  measure(sql: Sql, userId: string): Promise<{ used: number; bound: number | null }>;
  /** Refuses what is too much. To be asked before a file is kept, so that nothing is written in vain. */
  permit(sql: Sql, userId: string, bytes: number): Promise<void>;
  /**
   * The same in the transaction that records a file, where it decides: recordings for one person wait for each other until
   * the transaction ends, on all servers, so that two at once never share the last room.
   */
  reserve(sql: Sql, userId: string, bytes: number): Promise<void>;
}

/** Makes it from the counts of the features, and the bound that holds at the moment. */
export function createStoredBytes(counts: readonly CountBytes[], findBound: (sql: Sql) => Promise<number | null>): StoredBytes {
  const countAll = async (sql: Sql, userId: string) => {
    let used = 0;
    for (const count of counts) used += await count(sql, userId);
    return used;
  };
  const permit = async (sql: Sql, userId: string, wanted: number) => {
    const bound = await findBound(sql);
    if (bound === null) return;
    const used = await countAll(sql, userId);
    if (used + wanted > bound) throw new Refusal('file.quotaReached', quotaSentence({ used, bound, wanted }));
  };
  return {
    measure: async (sql, userId) => ({ used: await countAll(sql, userId), bound: await findBound(sql) }),
    permit,
    async reserve(sql, userId, wanted) {
      const lock = createHash('sha256').update(userId).digest().readInt32BE();
      await sql.execute(raw`select pg_advisory_xact_lock(${lockNumbers.storedBytes}, ${lock})`);
      await permit(sql, userId, wanted);
    },
  };
}
