import { limits } from '#domain/limits/limits.ts';
import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { seenTome } from '#domain/world/tome.ts';
import { link as operation } from '#contract/worlds/tomes.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { selectTome } from '#server/features/tomes/tomes.store.ts';
import { findWorldAccess, readerOf } from '#server/features/worlds/index.ts';

export const link = query(operation, {
  may: policies['tomes.link'],
  find: findWorldAccess,
  run: async ({ sql, actor, input: { worldId, tomeId, download }, subject, kernel }) => {
    const found = await selectTome(sql, worldId, tomeId);
    const tome = found && seenTome(found, readerOf(actor, subject));
    if (!tome) throw new Refusal('tome.notFound');
    if (!tome.file) throw new Refusal('file.notFound');
    const seconds = download ? limits.downloadLinkSeconds : limits.fileLinkSeconds;
    const { url, expiresAt } = kernel.files.link(tome.file.path, { now: kernel.now(), seconds, download });
    return { url, expiresAt: expiresAt.toISOString() };
  },
});
