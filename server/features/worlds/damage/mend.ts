import { loreFields, LoreFields } from '#domain/world/lore/entry.ts';
import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { TomeFields } from '#domain/world/tome.ts';
import { mend as operation } from '#contract/worlds/worlds.ts';
import { command } from '#server/kernel/calls/handle.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { announceTome } from '#server/features/worlds/tomes/announce-tome.ts';
import { announceEntry } from '#server/features/worlds/lore/announce.ts';
import { authorOf } from '#server/features/worlds/author.ts';
import { insertChange, listPast } from '#server/features/worlds/changes.store.ts';
import { salvageEntry, saveEntries } from '#server/features/worlds/lore/entries.store.ts';
import { lastReadable, versionsAfter } from './last-readable.ts';
import { findAccess, lockWorldOf } from '#server/features/worlds/world-access.ts';
import { salvageTome, saveTome } from '#server/features/worlds/tomes/tomes.store.ts';
import { touchWorld } from '#server/features/worlds/worlds.store.ts';
import type { By } from '#server/features/worlds/lore/write-entry.ts';

export const mend = command(operation, {
  may: policies['worlds.mend'],
  lock: lockWorldOf,
  find: findAccess,
  run: async ({ tx, actor, input: { worldId, kind, id } }) => {
    const by = { worldId, by: authorOf(actor) };
    await (kind === 'entry' ? mendEntry(tx, by, id) : mendTome(tx, by, id));
    return {};
  },
});

/** Nothing where it is whole, for example because somebody else was quicker. */
async function mendEntry(tx: Tx, { worldId, by }: By, id: string): Promise<void> {
  const found = await salvageEntry(tx.sql, worldId, id);
  if (!found) throw new Refusal('lore.notFound');
  const { entry, lost } = found;
  if (lost.length === 0) return;
  const about = { worldId, subject: 'entry' as const, subjectId: id };
  const past = await listPast(tx.sql, about);
  const { aliases, tags } = LoreFields.shape;
  const after = {
    ...entry,
    ...(lost.includes('aliases') && { aliases: lastReadable('aliases', aliases, past, []) }),
    ...(lost.includes('tags') && { tags: lastReadable('tags', tags, past, []) }),
    versions: versionsAfter(loreFields, entry.versions, lost, past),
    updatedAt: tx.now.toISOString(),
  };
  await saveEntries(tx.sql, worldId, [after]);
  await touchWorld(tx.sql, worldId, tx.now);
  await insertChange(tx.sql, { ...about, subjectName: after.name, actor: by, action: 'restored' }, tx.now);
  announceEntry(tx, { worldId, before: null, after, by });
}

async function mendTome(tx: Tx, { worldId, by }: By, id: string): Promise<void> {
  const found = await salvageTome(tx.sql, worldId, id);
  if (!found) throw new Refusal('tome.notFound');
  const { tome, lost } = found;
  if (lost.length === 0) return;
  const about = { worldId, subject: 'tome' as const, subjectId: id };
  const versions = versionsAfter(TomeFields.keyof().options, tome.versions, lost, await listPast(tx.sql, about));
  const after = { ...tome, versions, updatedAt: tx.now.toISOString() };
  await saveTome(tx.sql, after);
  await touchWorld(tx.sql, worldId, tx.now);
  await insertChange(tx.sql, { ...about, subjectName: after.title, actor: by, action: 'restored' }, tx.now);
  announceTome(tx, worldId, null, after);
}
