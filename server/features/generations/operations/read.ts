import { randomUUID } from 'node:crypto';
import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { read as operation } from '#contract/worlds/generations.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findWorldAccess, lockWorldOf } from '#server/features/worlds/index.ts';
import type { ModelAccess } from '#server/features/generations/model-access.ts';
import { insertGeneration, isBusy } from '#server/features/generations/generations.store.ts';
import { announceGeneration } from '#server/features/generations/to-generation.ts';
import { authorOf } from '#domain/permissions/author.ts';
import { worldTomes } from '#server/features/tomes/index.ts';

export const read = (models: ModelAccess) =>
  command(operation, {
    may: policies['generations.read'],
    lock: lockWorldOf,
    find: findWorldAccess,
    run: async ({ tx, actor, input: { worldId, tomeId } }) => {
      const tome = await worldTomes.selectTome(tx.sql, worldId, tomeId);
      if (!tome) throw new Refusal('tome.notFound');
      if (!tome.file) throw new Refusal('file.notFound');
      if (await isBusy(tx.sql, worldId, tomeId)) throw new Refusal('generation.running');
      const id = randomUUID();
      const about = { tomeId, tomeTitle: tome.title, tomeAudience: tome.audience };
      // By rules a document is one part, whatever its length.
      await insertGeneration(tx.sql, { id, worldId, kind: 'document', planned: 1, ...about }, authorOf(actor), tx.now);
      return announceGeneration(tx, models, id);
    },
  });
