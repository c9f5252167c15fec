import { randomUUID } from 'node:crypto';
import { loreCategories } from '#domain/world/lore/lore.ts';
import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { generate as operation } from '#contract/worlds/generations.ts';
import { worldTopic } from '#contract/realtime/topics.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findWorldAccess, lockWorldOf, worldStore } from '#server/features/worlds/index.ts';
import type { ModelAccess } from '#server/features/generations/model-access.ts';
import { insertGeneration, isBusy } from '#server/features/generations/generations.store.ts';
import { entriesOf } from '#server/features/generations/how-much.ts';
import { announceGeneration } from '#server/features/generations/to-generation.ts';
import { authorOf } from '#domain/permissions/author.ts';

export const generate = (models: ModelAccess) =>
  command(operation, {
    may: policies['generations.generate'],
    lock: lockWorldOf,
    find: findWorldAccess,
    run: async ({ tx, actor, input: { worldId, prompt, includeElements } }) => {
      if (await isBusy(tx.sql, worldId, null)) throw new Refusal('generation.running');
      const id = randomUUID();
      const categories = loreCategories.filter((category) => includeElements.includes(category));
      const planned = entriesOf({ kind: 'world', category: null, categories });
      await insertGeneration(tx.sql, { id, worldId, kind: 'world', prompt, categories, planned }, authorOf(actor), tx.now);
      await worldStore.saveGenerated(tx.sql, worldId, prompt);
      tx.emit(worldTopic(worldId), { type: 'worlds.changed', worldId });
      return announceGeneration(tx, models, id);
    },
  });
