import { judgeRunCount } from '#domain/campaign/private-run.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { countHosted } from './private-runs.store.ts';

/** Refuses somebody one more private run who hosts as many as one person may. */
export async function refuseTooManyRuns(sql: Sql, userId: string): Promise<void> {
  const verdict = judgeRunCount(await countHosted(sql, userId));
  if (verdict !== true) throw new Refusal(verdict);
}
