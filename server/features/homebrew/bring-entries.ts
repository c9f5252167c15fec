import type { Person } from '#domain/account/account.ts';
import type { HomebrewEntry, KeptEntry } from '#domain/homebrew/entry.ts';
import { limits } from '#domain/limits/limits.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import type { TableAccess } from '#server/features/campaigns/index.ts';
import { documentStore } from '#server/features/campaign-documents/index.ts';
import { announceEntry } from './announce-entry.ts';
import { countEntries, lockEntry, writeEntry } from './homebrew.store.ts';

/** Takes entries that came with a file into a campaign, under their ids; one that is there already stays. Refuses more than a campaign holds. Answers how many came. */
export async function bringEntries(tx: Tx, table: TableAccess, { id, name }: Person, entries: readonly HomebrewEntry[]): Promise<number> {
  if (entries.length === 0) return 0;
  const { campaignId } = table;
  await documentStore.holdTable(tx.sql, campaignId);
  if ((await countEntries(tx.sql, campaignId)) + entries.length > limits.homebrewPerCampaign) throw new Refusal('homebrew.tooMany');
  let brought = 0;
  for (const entry of entries) {
    if (await lockEntry(tx.sql, campaignId, entry.id)) continue;
    const kept: KeptEntry = { entry, revision: 1, updatedAt: tx.now.toISOString(), updatedBy: { id, name } };
    await writeEntry(tx.sql, campaignId, kept);
    announceEntry(tx, table, { entryId: entry.id, kind: entry.kind, name: entry.name, kept });
    brought += 1;
  }
  return brought;
}
