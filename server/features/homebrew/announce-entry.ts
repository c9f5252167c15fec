import type { KeptEntry } from '#domain/homebrew/entry.ts';
import type { HomebrewKind } from '#domain/homebrew/kinds.ts';
import { isForPlayers } from '#domain/homebrew/kinds.ts';
import { campaignTopic, dungeonMasterTopics } from '#contract/realtime/topics.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import type { TableAccess } from '#server/features/campaigns/index.ts';

/** Tells those who may read an entry how it stands; `kept` is null when it was removed. */
export function announceEntry(tx: Tx, table: TableAccess, about: { entryId: string; kind: HomebrewKind; kept: KeptEntry | null }): void {
  const { entryId, kind, kept } = about;
  const { campaignId } = table;
  const topics = isForPlayers(kind) ? [campaignTopic(campaignId)] : dungeonMasterTopics(table);
  for (const topic of topics) tx.emit(topic, { type: 'homebrew.changed', campaignId, entryId, kind, entry: kept });
}
