import { Refusal } from '#domain/refusals.ts';
import { isDamage } from './damage/index.ts';
import { isAway, unavailability } from './database-trouble.ts';
import { log } from './log.ts';

/** Seconds after which a call that found no database, or no room in it, is worth trying again. */
const RETRY_AFTER = 1;

/** What a thrown error refuses: a Refusal itself, or that the database does not answer, is busy or is damaged there; null for a fault of ours. */
export function refusalOf(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  // Its absence stands in the log once, and not for each call.
  if (isAway(error)) return new Refusal('database.away', undefined, RETRY_AFTER);
  // That stands in the log when it is first met.
  if (isDamage(error)) return new Refusal('database.damaged');
  if (unavailability(error) === null) return null;
  log.fault('A call found no room in the database', error);
  return new Refusal('server.busy', undefined, RETRY_AFTER);
}
