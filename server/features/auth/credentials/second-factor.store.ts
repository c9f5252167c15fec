import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Sql } from '#server/kernel/database/database.ts';
import { forgetFailuresOf } from './attempts.store.ts';
import { secondFactorOf } from './attempts.ts';

const SealedCodesRow = z.object({ codes: z.string() });

/** The recovery codes of somebody as they are kept, encrypted; null without a second factor. */
export async function findSealedRecoveryCodes(db: Sql, userId: string): Promise<string | null> {
  const { rows } = await db.execute(sql`select backup_codes as codes from two_factor where user_id = ${userId} limit 1`);
  return rows[0] ? SealedCodesRow.parse(rows[0]).codes : null;
}

/** Takes the second factor off an account, with its recovery codes and failed attempts; false when there was none. */
export async function removeSecondFactor(db: Sql, userId: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`update "user" set two_factor_enabled = false where id = ${userId} and two_factor_enabled`);
  await db.execute(sql`delete from two_factor where user_id = ${userId}`);
  await forgetFailuresOf(db, secondFactorOf(userId));
  return (rowCount ?? 0) > 0;
}
