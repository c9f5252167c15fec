import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { readWithModel as operation } from '#contract/worlds/generations.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findSettings } from '#server/features/settings/index.ts';
import { findWorldAccess, lockWorldOf } from '#server/features/worlds/index.ts';
import type { ModelAccess } from '#server/features/generations/model-access.ts';
import { generationOf } from '#server/features/generations/generation-of.ts';
import { isBusy, lockGeneration, reopenForModel } from '#server/features/generations/generations.store.ts';
import { announceGeneration, offerOf } from '#server/features/generations/to-generation.ts';

export const readWithModel = (models: ModelAccess) =>
  command(operation, {
    may: policies['generations.readWithModel'],
    lock: lockWorldOf,
    find: findWorldAccess,
    run: async ({ tx, input: { worldId, generationId } }) => {
      const row = generationOf(await lockGeneration(tx.sql, generationId), worldId);
      if (row.tomeId !== null && (await isBusy(tx.sql, worldId, row.tomeId))) throw new Refusal('generation.running');
      const offer = offerOf(row, models.currentModel(await findSettings(tx.sql)), models);
      if (offer === null) throw new Refusal('generation.noModel');
      const completed = row.read.length;
      await reopenForModel(tx.sql, row.id, { label: offer.label, completed, planned: completed + offer.parts });
      return announceGeneration(tx, models, row.id);
    },
  });
