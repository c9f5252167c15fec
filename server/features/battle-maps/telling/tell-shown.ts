import { personTopic } from '#contract/realtime/topics.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { findMemories, writeMemories } from '#server/features/battle-maps/battle-maps.store.ts';
import type { KeptMap } from '#server/features/battle-maps/battle-maps.store.ts';
import { Looks, oncePerLook, shown } from '#server/features/battle-maps/looks/looks.ts';
import { listViewers, together } from '#server/features/battle-maps/viewers.ts';

/** Tells everybody at the table which map is shown now, or that none is, each as they see it. */
export async function tellShown(tx: Tx, campaignId: string, kept: KeptMap | null): Promise<void> {
  const viewers = await listViewers(tx.sql, campaignId);
  const mapId = kept?.map.id ?? null;
  const tell = (userId: string, now: ReturnType<typeof shown>) =>
    tx.emit(personTopic(userId), { type: 'battleMaps.changed', campaignId, mapId, change: { kind: 'shown', shown: now } });
  if (!kept) return viewers.filter((viewer) => viewer !== together).forEach(({ userId }) => tell(userId, shown(null, false)));
  const memories = await findMemories(
    tx.sql,
    campaignId,
    kept.map.id,
    viewers.map(({ userId }) => userId),
  );
  const looks = new Looks(kept.map);
  const lookAt = oncePerLook((viewer, remembered) => {
    const { view, memory } = looks.look(viewer, remembered);
    return { memory, now: shown(view, true) };
  });
  const written = new Map<string, string>();
  for (const viewer of viewers) {
    const before = memories.get(viewer.userId) ?? '';
    const { memory, now } = lookAt(viewer, before);
    if (memory !== before) written.set(viewer.userId, memory);
    if (viewer !== together) tell(viewer.userId, now);
  }
  await writeMemories(tx.sql, campaignId, kept.map.id, written);
}
