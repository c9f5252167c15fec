import type { Person } from '#domain/account/account.ts';
import { HomebrewKind } from '#domain/homebrew/entry.ts';
import type { HomebrewEntry, KeptEntry } from '#domain/homebrew/entry.ts';
import { limits } from '#domain/limits/limits.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import type { TableAccess } from '#server/features/campaigns/index.ts';
import { documentStore } from '#server/features/campaign-documents/index.ts';
import { announceEntry } from './announce-entry.ts';
import { countEntries, deleteEntry, findEntries, lockEntry, writeEntry } from './homebrew.store.ts';
import { noteBearers } from './note-bearers.ts';

/**
 * Writes entries of a campaign as they are to be, by their ids, and removes those that are null. Whoever has one is told as after
 * every other change. Refuses more entries than a campaign holds.
 */
export async function replaceEntries(
  tx: Tx,
  table: TableAccess,
  { id: byId, name }: Person,
  wanted: ReadonlyMap<string, HomebrewEntry | null>,
): Promise<void> {
  const { campaignId } = table;
  await documentStore.holdTable(tx.sql, campaignId);
  const earlier = new Map((await findEntries(tx.sql, campaignId, [...wanted.keys()])).map((each) => [each.entry.id, each.entry]));
  for (const [entryId, entry] of wanted) {
    const before = await lockEntry(tx.sql, campaignId, entryId);
    if (entry === null) {
      if (!before) continue;
      await deleteEntry(tx.sql, campaignId, entryId);
      announceEntry(tx, table, { entryId, kind: HomebrewKind.parse(before.kind), name: before.name, kept: null });
      continue;
    }
    const kept: KeptEntry = {
      entry,
      revision: (before?.revision ?? 0) + 1,
      updatedAt: tx.now.toISOString(),
      updatedBy: { id: byId, name },
    };
    await writeEntry(tx.sql, campaignId, kept);
    announceEntry(tx, table, { entryId, kind: entry.kind, name: entry.name, kept });
    const was = earlier.get(entryId);
    if (was) await noteBearers(tx, { campaignId, byId, before: was, after: entry });
  }
  if ((await countEntries(tx.sql, campaignId)) > limits.homebrewPerCampaign) throw new Refusal('homebrew.tooMany');
}
