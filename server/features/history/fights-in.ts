import { z } from 'zod';
import { Combat } from '#domain/combat/state.ts';
import { readableOf } from '#server/kernel/database/stored.ts';
import type { documentStore } from '#server/features/campaign-documents/index.ts';

/** What is read of a fight as it is kept. */
const Kept = z.object({ entry: z.object({ combat: Combat }) });

/** The fights of a stretch of play, each as it stood last, whether or not it was put away then. */
export function fightsIn(changes: readonly documentStore.Version[]): Combat[] {
  const last = new Map<string, unknown>();
  for (const { key, data } of changes) if (data !== null) last.set(key, data);
  const rows = [...last].map(([id, data]) => ({ id, data }));
  return readableOf(Kept, rows, 'fight').map(({ entry }) => entry.combat);
}
