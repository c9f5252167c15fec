import { mayRead, peopleNamedIn } from '#domain/permissions/audience.ts';
import { seenTome } from '#domain/world/tome.ts';
import type { Tome } from '#domain/world/tome.ts';
import { personTopic, worldBuildersTopic, worldTopic } from '#contract/realtime/topics.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';

/** Tells builders that a tome changed, and others where what they may read of it is not as it was. */
export function announceTome(tx: Tx, worldId: string, before: Tome | null, after: Tome | null): void {
  const tomeId = (after ?? before)?.id;
  if (tomeId === undefined) return;
  const changed = { type: 'tomes.changed' as const, worldId, tomeId };
  const concerns = (id: string) => {
    const reader = { id, builds: false };
    const shown = (tome: Tome | null) =>
      JSON.stringify(tome && mayRead(tome.audience, reader) && { ...seenTome(tome, reader), versions: null, updatedAt: null });
    return shown(before) !== shown(after);
  };
  tx.emit(worldBuildersTopic(worldId), changed);
  if (concerns('')) tx.emit(worldTopic(worldId), changed);
  const named = new Set([before, after].flatMap((tome) => (tome ? peopleNamedIn(tome.audience, tome.content) : [])));
  for (const id of named) if (concerns(id)) tx.emit(personTopic(id), changed);
}
