import { limits } from '#domain/limits/limits.ts';
import { isSame } from '#domain/difference.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import type { FieldBefore } from '#domain/world/lore/edit.ts';
import type { Tome } from '#domain/world/tome.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { announceTome } from './announce-tome.ts';
import { countTomes, deleteTome, saveTome, selectTome } from './tomes.store.ts';
import { worldChanges, worldStore } from '#server/features/worlds/index.ts';

/** What of a tome an update writes. */
export type ReplacedTome = Pick<Tome, 'title' | 'content' | 'category' | 'audience' | 'file'>;
const fields = ['title', 'content', 'category', 'audience'] as const;

interface By {
  worldId: string;
  by: { id: string; name: string };
}

/**
 * Writes tomes as they are to be, by their ids, and removes those that are null. Files of tomes that go stay with the world.
 * The world is to be locked by the caller. Refuses more tomes than a world holds.
 */
export async function replaceTomes(
  tx: Tx,
  { worldId, by }: By,
  wanted: ReadonlyMap<string, ReplacedTome | null>,
  action: 'imported' | 'restored',
): Promise<void> {
  for (const [id, tome] of wanted) {
    const before = await selectTome(tx.sql, worldId, id);
    const { after, changed } = replacedBy({ id, worldId }, before, tome, tx.now);
    if (!before && !after) continue;
    // What is written over one that is there leaves its file as it was.
    if (before && (!after || !isSame(before.file, after.file))) await deleteTome(tx.sql, id);
    if (after) await saveTome(tx.sql, after);
    const change = { subject: 'tome' as const, subjectId: id, subjectName: (after ?? before)?.title ?? '', actor: by };
    await worldChanges.insertChange(tx.sql, { worldId, ...change, action: after ? action : 'removed', before: changed }, tx.now);
    announceTome(tx, worldId, before, after);
  }
  if (wanted.size === 0) return;
  await worldStore.touchWorld(tx.sql, worldId, tx.now);
  if ((await countTomes(tx.sql, worldId)) > limits.tomes) throw new Refusal('world.full');
}

function replacedBy(
  about: Pick<Tome, 'id' | 'worldId'>,
  before: Tome | null,
  tome: ReplacedTome | null,
  now: Date,
): { after: Tome | null; changed: Record<string, FieldBefore> } {
  const versions = { ...(before?.versions ?? Object.fromEntries(fields.map((field) => [field, 1]))) };
  const changed: Record<string, FieldBefore> = {};
  for (const field of before ? fields : []) {
    if (tome && isSame(before?.[field], tome[field])) continue;
    const version = versions[field] ?? 1;
    changed[field] = { value: before?.[field], version };
    versions[field] = version + 1;
  }
  const at = now.toISOString();
  return { after: tome && { ...about, ...tome, versions, createdAt: before?.createdAt ?? at, updatedAt: at }, changed };
}
