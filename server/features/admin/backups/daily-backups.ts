import { log } from '#server/kernel/log.ts';
import type { Backups } from './open-backups.ts';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Backups made by the clock that stay. */
const KEPT = 7;

/** Makes a backup where the newest one is a day old, and keeps a week of those made by the clock. */
export async function backUpDaily(backups: Backups, now: Date): Promise<void> {
  const [newest] = await backups.list();
  if (newest && now.getTime() - Date.parse(newest.createdAt) < DAY) return;
  await backups.run('daily');
  await backups.prune(KEPT);
}

/** Looks every hour, and for the first time once the server has run for a while. Returns the way to stop. */
export function startDailyBackups(backups: Backups, now: () => Date): () => void {
  const look = () => {
    backUpDaily(backups, now()).catch((error: unknown) => log.fault('The daily backup could not be made', error));
  };
  const first = setTimeout(look, 10 * MINUTE).unref();
  const hourly = setInterval(look, HOUR).unref();
  return () => {
    clearTimeout(first);
    clearInterval(hourly);
  };
}
