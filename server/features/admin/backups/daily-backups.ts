import { accountServerLimits } from '#domain/limits/account-limits.ts';
import { serverLimits } from '#domain/limits/server-limits.ts';
import { dayMilliseconds, hourMilliseconds } from '#domain/limits/units.ts';
import { log } from '#server/kernel/log.ts';
import { repeat } from '#server/kernel/workers/index.ts';
import type { RepeatedJob, Timers } from '#server/kernel/workers/index.ts';
import type { Backups } from './open-backups.ts';

/** Makes a backup where the newest one is a day old, and keeps a week of those made by the clock. */
export async function backUpDaily(backups: Backups, now: Date): Promise<void> {
  const [newest] = await backups.list();
  if (newest && now.getTime() - Date.parse(newest.createdAt) < dayMilliseconds) return;
  await backups.run('daily');
  await backups.prune('daily', accountServerLimits.dailyBackupsKept);
}

interface Daily {
  backups: Backups;
  now: () => Date;
  /** Whether a part of the database is damaged. */
  isDamaged: () => Promise<boolean>;
  timers: Timers;
}

/** Backups of what is damaged would push out those of what was whole. */
async function backUpUnless(isDamaged: () => Promise<boolean>, backUp: () => Promise<void>): Promise<void> {
  if (await isDamaged()) log.info('No daily backup is made while a table is damaged');
  else await backUp();
}

/**
 * Looks every hour, and for the first time a moment after the server is ready, so that one that is never up for long has
 * backups too. Stopping waits for the backup that is being made.
 */
export function startDailyBackups({ backups, now, isDamaged, timers }: Daily): RepeatedJob {
  return repeat(
    {
      fault: 'The daily backup could not be made',
      every: hourMilliseconds,
      first: serverLimits.settlingMilliseconds,
      run: () => backUpUnless(isDamaged, () => backUpDaily(backups, now())),
    },
    timers,
  );
}
