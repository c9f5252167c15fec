import type { Kernel } from '#server/kernel/calls/kernel.ts';
import { deleteImages, listForgotten } from './images.store.ts';

/** Milliseconds after which a picture that was uploaded and never posted is forgotten. */
const UNPOSTED = 24 * 60 * 60 * 1000;

/** Removes the files of pictures whose campaign is gone, and of those nobody posted; the file first, so that none is left behind. */
export async function pruneImages({ database: { sql }, files, now }: Kernel): Promise<void> {
  const forgotten = await listForgotten(sql, new Date(now().getTime() - UNPOSTED));
  for (const { path } of forgotten) await files.remove(path);
  if (forgotten.length > 0)
    await deleteImages(
      sql,
      forgotten.map(({ id }) => id),
    );
}
