import { applyEdits, givenEdits } from '#domain/world/lore/edit.ts';
import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { TomeFields } from '#domain/world/tome.ts';
import { worldBuildersTopic } from '#contract/realtime/topics.ts';
import { update as operation } from '#contract/worlds/tomes.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { announceTome } from '#server/features/tomes/announce-tome.ts';
import { saveTome, selectTome } from '#server/features/tomes/tomes.store.ts';
import { authorOf } from '#domain/permissions/author.ts';
import { findWorldAccess, lockWorldOf, worldChanges, worldStore } from '#server/features/worlds/index.ts';

export const update = command(operation, {
  may: policies['tomes.update'],
  lock: lockWorldOf,
  find: findWorldAccess,
  run: async ({ tx, actor, input }) => {
    const { worldId, tomeId } = input;
    const before = await selectTome(tx.sql, worldId, tomeId);
    if (!before) throw new Refusal('tome.notFound');
    const by = authorOf(actor);
    const about = { worldId, subject: 'tome' as const, subjectId: tomeId };
    const edits = givenEdits(input.edits);
    const past = await worldChanges.findPast(tx.sql, about, edits);
    const edited = applyEdits({ current: before, versions: before.versions, edits, past });
    const conflicts = await worldChanges.insertConflicts(tx.sql, about, edited.conflicts, by, tx.now);
    if (conflicts.length > 0) tx.emit(worldBuildersTopic(worldId), { type: 'tomes.changed', worldId, tomeId });
    if (Object.keys(edited.fields).length === 0) return { tome: before, conflicts };
    const { content, ...others } = edited.fields;
    const tome = {
      ...before,
      ...TomeFields.omit({ content: true }).partial().parse(others),
      content: typeof content === 'string' ? content : before.content,
      versions: edited.versions,
      updatedAt: tx.now.toISOString(),
    };
    await saveTome(tx.sql, tome);
    await worldStore.touchWorld(tx.sql, worldId, tx.now);
    await worldChanges.insertChange(
      tx.sql,
      { ...about, subjectName: tome.title, actor: by, action: 'edited', before: edited.before },
      tx.now,
    );
    announceTome(tx, worldId, before, tome);
    return { tome, conflicts };
  },
});
