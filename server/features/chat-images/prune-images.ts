import { chatServerLimits } from '#domain/limits/chat-limits.ts';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import { deleteImages, listForgotten } from './images.store.ts';

/** Removes the files of pictures whose campaign is gone, and of those nobody posted; the file first, so that none is left behind. */
export async function pruneImages({ database: { sql }, files, now }: Kernel): Promise<void> {
  const forgotten = await listForgotten(sql, new Date(now().getTime() - chatServerLimits.unpostedImageMilliseconds));
  for (const { path } of forgotten) await files.remove(path);
  if (forgotten.length > 0)
    await deleteImages(
      sql,
      forgotten.map(({ id }) => id),
    );
}
