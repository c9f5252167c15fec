import { Refusal } from '#domain/refusals/refusals.ts';
import { worldBuildersTopic } from '#contract/realtime/topics.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { deleteConflict } from './changes.store.ts';

/** Removes a resolved conflict and tells everybody who builds the world. Refuses one that is removed already. */
export async function removeConflict(tx: Tx, worldId: string, conflictId: string): Promise<void> {
  const conflict = await deleteConflict(tx.sql, worldId, conflictId);
  if (!conflict) throw new Refusal('conflict.notFound');
  const { subject, subjectId } = conflict;
  const topic = worldBuildersTopic(worldId);
  if (subject === 'entry') tx.emit(topic, { type: 'lore.changed', worldId, entryId: subjectId });
  else if (subject === 'tome') tx.emit(topic, { type: 'tomes.changed', worldId, tomeId: subjectId });
  else tx.emit(topic, { type: 'worlds.changed', worldId });
}
