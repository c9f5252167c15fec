import { hourMilliseconds } from '#domain/limits/units.ts';
import { pruneAnswers } from '#server/features/characters/upkeep.ts';
import { pruneCampaigns } from '#server/features/campaigns/upkeep.ts';
import { pruneImages } from '#server/features/chat-images/index.ts';
import { prunePackages } from '#server/features/market/upkeep.ts';
import { pruneNotices } from '#server/features/notices/index.ts';
import { pruneRecordings } from '#server/features/speech/index.ts';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import { log } from '#server/kernel/log.ts';
import { pruneEvents } from '#server/kernel/events/outbox.ts';
import { withBudget } from '#server/kernel/database/statement-budget.ts';
import { tidyTables } from '#server/kernel/database/tidy-tables.ts';
import { repeat } from '#server/kernel/workers/index.ts';
import type { RepeatedJob } from '#server/kernel/workers/index.ts';
import { pruneWorlds } from '#server/features/world-library/upkeep.ts';

/** Removes each hour what nobody needs any more, and tidies the embedded database. */
export function startPruning(kernel: Kernel, pruneSessions: () => Promise<void>): RepeatedJob {
  const run = (signal: AbortSignal) => withBudget('job', () => prune(kernel, pruneSessions, signal));
  return repeat({ fault: 'Old things could not be forgotten', every: hourMilliseconds, run }, kernel.timers);
}

async function prune(kernel: Kernel, pruneSessions: () => Promise<void>, signal: AbortSignal): Promise<void> {
  const { sql, engine, pool } = kernel.database;
  const now = kernel.now();
  const jobs: [string, Promise<unknown>][] = [
    ['Sessions that ended could not be forgotten', pruneSessions()],
    ['Old events could not be forgotten', pruneEvents(sql)],
    ['Deleted campaigns could not be forgotten', pruneCampaigns(kernel)],
    ['Deleted worlds could not be forgotten', pruneWorlds(kernel)],
    ['Old notices could not be forgotten', pruneNotices(sql, now)],
    ['Answers that were given could not be forgotten', pruneAnswers(sql, now)],
    ['Pictures that nobody needs could not be removed', pruneImages(kernel)],
    ['Packages that nobody has could not be removed', prunePackages(kernel)],
    ['Recordings that nobody needs could not be removed', pruneRecordings(kernel)],
  ];
  if (engine === 'pglite') jobs.push(['The database could not be tidied', tidyTables(pool, signal)]);
  // What fails is no reason for the others to wait.
  await Promise.all(jobs.map(([fault, done]) => done.catch((error: unknown) => log.fault(fault, error))));
}
