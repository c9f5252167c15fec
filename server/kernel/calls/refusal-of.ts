import { serverLimits } from '#domain/limits/server-limits.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { isDamage } from '#server/kernel/damage/index.ts';
import { isAway, unavailability } from '#server/kernel/database-trouble.ts';
import { log } from '#server/kernel/log.ts';

/** What a thrown error refuses: a Refusal itself, that the database does not answer, is busy or damaged there, or that the disk is full; null for a fault of ours. */
export function refusalOf(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  // Its absence stands in the log once, and not for each call.
  if (isAway(error)) return new Refusal('database.away', undefined, serverLimits.retryAfterSeconds);
  if (isDiskFull(error)) {
    log.fault('A call found the disk full', error);
    return new Refusal('disk.full', undefined, serverLimits.diskRetryAfterSeconds);
  }
  // That stands in the log when it is first met.
  if (isDamage(error)) return new Refusal('database.damaged');
  if (unavailability(error) === null) return null;
  log.fault('A call found no room in the database', error);
  return new Refusal('server.busy', undefined, serverLimits.retryAfterSeconds);
}

/** Whether an error, or one that caused it, says that there is no room on the disk: of the database, or of the files. */
function isDiskFull(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    if ('code' in each && (each.code === '53100' || each.code === 'ENOSPC')) return true;
  }
  return false;
}
