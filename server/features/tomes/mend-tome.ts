import { versionsAfter } from '#domain/world/lore/last-readable.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { TomeFields } from '#domain/world/tome.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { worldChanges, worldStore } from '#server/features/worlds/index.ts';
import { announceTome } from './announce-tome.ts';
import { salvageTome, saveTome } from './tomes.store.ts';

interface By {
  worldId: string;
  by: { id: string; name: string };
}

/** Makes a tome readable again. The world is to be locked by the caller. Changes nothing where the tome is whole. */
export async function mendTome(tx: Tx, { worldId, by }: By, id: string): Promise<void> {
  const found = await salvageTome(tx.sql, worldId, id);
  if (!found) throw new Refusal('tome.notFound');
  const { tome, lost } = found;
  if (lost.length === 0) return;
  const about = { worldId, subject: 'tome' as const, subjectId: id };
  const versions = versionsAfter(TomeFields.keyof().options, tome.versions, lost, await worldChanges.listPast(tx.sql, about));
  const after = { ...tome, versions, updatedAt: tx.now.toISOString() };
  await saveTome(tx.sql, after);
  await worldStore.touchWorld(tx.sql, worldId, tx.now);
  await worldChanges.insertChange(tx.sql, { ...about, subjectName: after.title, actor: by, action: 'restored' }, tx.now);
  announceTome(tx, worldId, null, after);
}
