import { limits } from '#domain/limits/limits.ts';
import { policies } from '#domain/permissions/policies.ts';
import { files as operation } from '#contract/worlds/worlds.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { listFiles } from './files.store.ts';
import { findAccess, readerOf } from '#server/features/worlds/world-access.ts';

export const files = query(operation, {
  may: policies['worlds.files'],
  find: findAccess,
  run: async ({ sql, actor, input: { worldId, limit, offset, path }, subject, kernel }) => {
    const rows = await listFiles(sql, worldId, readerOf(actor, subject), { limit, offset, path });
    const options = { now: kernel.now(), seconds: limits.fileLinkSeconds, download: false };
    return rows.map(({ createdAt, ...file }) => ({
      ...file,
      createdAt: createdAt.toISOString(),
      url: kernel.files.link(file.path, options).url,
    }));
  },
});
