import { randomUUID } from 'node:crypto';
import { loreCategories } from '#domain/world/lore/lore.ts';
import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { expand as operation } from '#contract/worlds/generations.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findWorldAccess, lockWorldOf } from '#server/features/worlds/index.ts';
import type { ModelAccess } from '#server/features/generations/model-access.ts';
import { insertGeneration, isBusy } from '#server/features/generations/generations.store.ts';
import { entriesOf } from '#server/features/generations/how-much.ts';
import { announceGeneration } from '#server/features/generations/to-generation.ts';
import { authorOf } from '#domain/permissions/author.ts';

export const expand = (models: ModelAccess) =>
  command(operation, {
    may: policies['generations.expand'],
    lock: lockWorldOf,
    find: findWorldAccess,
    run: async ({ tx, actor, input: { worldId, prompt, category } }) => {
      if (prompt === '' && category === null) throw new Refusal('generation.inputRequired');
      if (await isBusy(tx.sql, worldId, null)) throw new Refusal('generation.running');
      const id = randomUUID();
      const categories = category === null ? [...loreCategories] : [category];
      const planned = entriesOf({ kind: 'expansion', category, categories });
      await insertGeneration(tx.sql, { id, worldId, kind: 'expansion', prompt, category, categories, planned }, authorOf(actor), tx.now);
      return announceGeneration(tx, models, id);
    },
  });
