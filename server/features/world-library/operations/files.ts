import { limits } from '#domain/limits/limits.ts';
import { policies } from '#domain/permissions/policies.ts';
import { files as operation } from '#contract/worlds/worlds.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { listReadableFiles } from '#server/features/world-library/readable-files.store.ts';
import { findWorldAccess, readerOf } from '#server/features/worlds/index.ts';

export const files = query(operation, {
  may: policies['worlds.files'],
  find: findWorldAccess,
  run: async ({ sql, actor, input: { worldId, limit, offset, path }, subject, kernel }) => {
    const rows = await listReadableFiles(sql, worldId, readerOf(actor, subject), { limit, offset, path });
    const options = { now: kernel.now(), seconds: limits.fileLinkSeconds, download: false };
    return rows.map(({ createdAt, ...file }) => ({
      ...file,
      createdAt: createdAt.toISOString(),
      url: kernel.files.link(file.path, options).url,
    }));
  },
});
