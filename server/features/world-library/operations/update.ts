import { applyEdits, givenEdits } from '#domain/world/lore/edit.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { update as operation } from '#contract/worlds/worlds.ts';
import { worldBuildersTopic, worldTopic } from '#contract/realtime/topics.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { toWorld } from '#server/features/world-library/to-world.ts';
import { findWorld } from '#server/features/world-library/worlds.store.ts';
import { readLore } from '#server/features/lore/index.ts';
import { findWorldAccess, lockWorldOf, readerOf, worldChanges, worldStore } from '#server/features/worlds/index.ts';

export const update = command(operation, {
  may: policies['worlds.update'],
  lock: lockWorldOf,
  find: findWorldAccess,
  run: async ({ tx, actor, input, kernel, subject }) => {
    const { worldId } = input;
    const by = personOf(actor);
    const before = await findWorld(tx.sql, by.id, worldId);
    if (!before) throw new Refusal('world.notFound');
    const about = { worldId, subject: 'world' as const, subjectId: worldId };
    const edits = givenEdits(input.edits);
    const current = { name: before.name, description: before.description };
    const past = await worldChanges.findPast(tx.sql, about, edits);
    const edited = applyEdits({ current, versions: before.versions, edits, past });
    const conflicts = await worldChanges.insertConflicts(tx.sql, about, edited.conflicts, by, tx.now);
    if (Object.keys(edited.fields).length > 0) {
      await worldStore.saveWorldFields(tx.sql, worldId, edited.fields, edited.versions);
      await worldStore.touchWorld(tx.sql, worldId, tx.now);
      await worldChanges.insertChange(
        tx.sql,
        { ...about, subjectName: before.name, actor: by, action: 'edited', before: edited.before },
        tx.now,
      );
      tx.emit(worldTopic(worldId), { type: 'worlds.changed', worldId });
    }
    if (conflicts.length > 0) tx.emit(worldBuildersTopic(worldId), { type: 'worlds.changed', worldId });
    const row = await findWorld(tx.sql, by.id, worldId);
    if (!row) throw new Refusal('world.notFound');
    return { world: toWorld(row, by.id, await readLore(tx.sql, worldId, readerOf(actor, subject)), kernel), conflicts };
  },
});
