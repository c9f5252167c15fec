import type { KeptEntry } from '#domain/homebrew/entry.ts';
import type { HomebrewKind } from '#domain/homebrew/kinds.ts';
import { isForPlayers } from '#domain/homebrew/kinds.ts';
import { keptForPlayers } from '#domain/homebrew/seen-entry.ts';
import { campaignTopic, dungeonMasterTopics } from '#contract/realtime/topics.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import type { TableAccess } from '#server/features/campaigns/index.ts';

/** Tells those who may read an entry how it stands; `kept` is null when it was removed. */
export function announceEntry(
  tx: Tx,
  table: TableAccess,
  about: { entryId: string; kind: HomebrewKind; name: string; kept: KeptEntry | null },
): void {
  const { entryId, kind, name, kept } = about;
  const { campaignId } = table;
  for (const topic of dungeonMasterTopics(table))
    tx.emit(topic, { type: 'homebrew.changed', campaignId, audience: 'dm', entryId, kind, name, entry: kept });
  if (!isForPlayers(kind)) return;
  const entry = kept && keptForPlayers(kept);
  tx.emit(campaignTopic(campaignId), { type: 'homebrew.changed', campaignId, audience: 'players', entryId, kind, name, entry });
}
