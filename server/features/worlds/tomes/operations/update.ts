import { applyEdits } from '#domain/world/lore/edit.ts';
import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { TomeFields } from '#domain/world/tome.ts';
import { worldBuildersTopic } from '#contract/realtime/topics.ts';
import { update as operation } from '#contract/worlds/tomes.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { announceTome } from '#server/features/worlds/tomes/announce-tome.ts';
import { authorOf } from '#server/features/worlds/author.ts';
import { findPast, insertChange, insertConflicts } from '#server/features/worlds/changes.store.ts';
import { givenEdits } from '#server/features/worlds/given-edits.ts';
import { findAccess, lockWorldOf } from '#server/features/worlds/world-access.ts';
import { saveTome, selectTome } from '#server/features/worlds/tomes/tomes.store.ts';
import { touchWorld } from '#server/features/worlds/worlds.store.ts';

export const update = command(operation, {
  may: policies['tomes.update'],
  lock: lockWorldOf,
  find: findAccess,
  run: async ({ tx, actor, input }) => {
    const { worldId, tomeId } = input;
    const before = await selectTome(tx.sql, worldId, tomeId);
    if (!before) throw new Refusal('tome.notFound');
    const by = authorOf(actor);
    const about = { worldId, subject: 'tome' as const, subjectId: tomeId };
    const edits = givenEdits(input.edits);
    const past = await findPast(tx.sql, about, edits);
    const edited = applyEdits({ current: before, versions: before.versions, edits, past });
    const conflicts = await insertConflicts(tx.sql, about, edited.conflicts, by, tx.now);
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
    await touchWorld(tx.sql, worldId, tx.now);
    await insertChange(tx.sql, { ...about, subjectName: tome.title, actor: by, action: 'edited', before: edited.before }, tx.now);
    announceTome(tx, worldId, before, tome);
    return { tome, conflicts };
  },
});
