import { join } from 'node:path';
import type { Pool } from 'pg';
import { serverLimits } from '#domain/limits/server-limits.ts';
import { isDamage, lookFirst, lookOn } from '#server/kernel/damage/index.ts';
import type { DamageWatch } from '#server/kernel/damage/index.ts';
import { log } from '#server/kernel/log.ts';
import { StartError } from '#server/kernel/start-error.ts';
import { systemTimers } from '#server/kernel/workers/index.ts';
import type { Timers } from '#server/kernel/workers/index.ts';
import { lookInto } from './contents.ts';
import { sentenceOfDamage } from './way-back.ts';

/** How the first look is taken. */
export interface LookSettings {
  /** Whether the database is opened even where a part of it is gone. */
  startDamaged: boolean;
  /** Bytes that are looked at before anybody is served; 256 MB without it. */
  atStart?: number | undefined;
  timers?: Timers | undefined;
}

/** What is looked at while people are served. */
interface LaterLook {
  /** Ends it, and waits until it has ended. */
  stop(): Promise<void>;
}

/**
 * Looks at an embedded database that was just opened, so that damage is noticed and not met. Where a part of a table is gone,
 * what is left would look like all there was: that is refused with a StartError, unless the operator wants it or knows of it
 * already. Where pages cannot be read, reading them says so: writes to that table stop. Tables that are too large for the
 * start are looked at a moment later.
 */
export async function lookAtStart(
  { pool, damage }: { pool: Pool; damage: DamageWatch },
  folder: string,
  { startDamaged, atStart, timers = systemTimers }: LookSettings,
): Promise<LaterLook> {
  const database = join(folder, 'database');
  const refuse = (message: string, more = '') => new StartError(sentenceOfDamage(folder, message, lookInto(folder)) + more);
  try {
    const known = await damage.stopped();
    const { found, later } = await lookFirst(pool, database, atStart);
    for (const { table, kind, message } of found) {
      const finding = `table ${table.name}: ${message}`;
      if (!table.isOurs) throw refuse(finding);
      const isAccepted = startDamaged || known.includes(table.name);
      if (kind === 'missing' && !isAccepted) throw refuse(finding, INSTEAD);
      await damage.stop(table.name, message);
    }
    return lookLater((signal) => lookOn(pool, database, later, damage, signal), timers);
  } catch (error) {
    if (isDamage(error)) throw refuse(error instanceof Error ? error.message : String(error));
    throw error;
  }
}

const INSTEAD = ' To read what is left of it, start with HEARTHLORE_START_DAMAGED=1.';

function lookLater(look: (signal: AbortSignal) => Promise<void>, timers: Timers): LaterLook {
  const ending = new AbortController();
  let looking = Promise.resolve();
  const cancel = timers.after(serverLimits.settlingMilliseconds, () => {
    looking = look(ending.signal).catch((error: unknown) => log.fault('The database could not be looked through', error));
  });
  return {
    stop() {
      cancel();
      ending.abort();
      return looking;
    },
  };
}
