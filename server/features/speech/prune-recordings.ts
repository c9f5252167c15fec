import { endpointServerLimits } from '#domain/limits/endpoint-limits.ts';
import { dayMilliseconds } from '#domain/limits/units.ts';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import { deleteRecordings, listForgotten } from './recordings.store.ts';

/** Removes recordings of what is gone, old ones, and the oldest of campaigns that keep too many; the file first, so that none is left behind. */
export async function pruneRecordings({ database: { sql }, files, now }: Kernel): Promise<void> {
  const before = new Date(now().getTime() - endpointServerLimits.speechDays * dayMilliseconds);
  const forgotten = await listForgotten(sql, before, endpointServerLimits.speechBytesPerCampaign);
  for (const { path } of forgotten) await files.remove(path);
  if (forgotten.length === 0) return;
  await deleteRecordings(
    sql,
    forgotten.map(({ id }) => id),
  );
}
