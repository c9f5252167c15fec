import { limits } from '#domain/limits/limits.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import { fileOfWorld } from './files.store.ts';

/** Where an entry's picture can be looked at for a while; null where it has none, or the world has no such file. */
export async function findPictureUrl(
  sql: Sql,
  { files, now }: Pick<Kernel, 'files' | 'now'>,
  worldId: string,
  path: string | null,
): Promise<string | null> {
  const file = path === null ? null : await fileOfWorld(sql, worldId, path);
  return file && files.link(file.path, { now: now(), seconds: limits.fileLinkSeconds, download: false }).url;
}
