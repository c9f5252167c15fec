import { Refusal } from '#domain/refusals.ts';
import { worldBuildersTopic } from '#contract/topics.ts';
import type { Tx } from '#server/kernel/kernel.ts';
import { deleteConflict } from './changes.store.ts';

/** Puts a conflict away and tells those who build the world. Refuses one that is settled already. */
export async function settleConflict(tx: Tx, worldId: string, conflictId: string): Promise<void> {
  const settled = await deleteConflict(tx.sql, worldId, conflictId);
  if (!settled) throw new Refusal('conflict.notFound');
  const { subject, subjectId } = settled;
  const topic = worldBuildersTopic(worldId);
  if (subject === 'entry') tx.emit(topic, { type: 'lore.changed', worldId, entryId: subjectId });
  else if (subject === 'tome') tx.emit(topic, { type: 'tomes.changed', worldId, tomeId: subjectId });
  else tx.emit(topic, { type: 'worlds.changed', worldId });
}
