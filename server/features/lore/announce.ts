import { everyone, peopleNamedIn } from '#domain/permissions/audience.ts';
import { readsOtherwise, seenEntry } from '#domain/world/lore/entry.ts';
import type { StoredEntry } from '#domain/world/lore/entry.ts';
import type { Conflict } from '#domain/world/lore/change.ts';
import { personTopic, worldBuildersTopic, worldTopic } from '#contract/realtime/topics.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';

interface Written {
  worldId: string;
  before: StoredEntry | null;
  after: StoredEntry;
  conflicts?: Conflict[];
  by: { id: string; name: string };
}

/**
 * Tells those who are concerned that an entry was written: builders its words, everyone else that there is something to
 * ask for, and that only where what they may read is not as it was.
 */
export function announceEntry(tx: Tx, { worldId, before, after, conflicts = [], by }: Written): void {
  const whole = seenEntry(after, { id: by.id, builds: true });
  if (whole) tx.emit(worldBuildersTopic(worldId), { type: 'lore.written', worldId, entry: whole, conflicts, by });
  const changed = { type: 'lore.changed' as const, worldId, entryId: after.id };
  if (readsOtherwise(before, after, everyone)) tx.emit(worldTopic(worldId), changed);
  const named = new Set([before, after].flatMap((entry) => (entry ? peopleNamedIn(entry.audience, entry.text) : [])));
  for (const id of named) {
    if (readsOtherwise(before, after, { id, builds: false })) tx.emit(personTopic(id), changed);
  }
}
