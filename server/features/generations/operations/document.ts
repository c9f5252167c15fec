import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { seenTome } from '#domain/world/tome.ts';
import { document as operation } from '#contract/worlds/generations.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { findWorldAccess, readerOf } from '#server/features/worlds/index.ts';
import { findDocument } from '#server/features/generations/documents.store.ts';
import { worldTomes } from '#server/features/tomes/index.ts';

export const document = query(operation, {
  may: policies['generations.document'],
  find: findWorldAccess,
  run: async ({ sql, actor, input: { worldId, tomeId }, subject }) => {
    const tome = await worldTomes.selectTome(sql, worldId, tomeId);
    if (!tome || !seenTome(tome, readerOf(actor, subject))) throw new Refusal('tome.notFound');
    const found = await findDocument(sql, tomeId);
    if (!found) throw new Refusal('document.notRead');
    const { name, text, sections, pages } = found;
    return { name, text, sections, pages };
  },
});
