import { isSame } from '#domain/difference.ts';
import type { KeptEntry } from '#domain/homebrew/entry.ts';
import { limits } from '#domain/limits/limits.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { save as operation } from '#contract/play/homebrew.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { documentStore } from '#server/features/campaign-documents/index.ts';
import { announceEntry } from './announce-entry.ts';
import { noteBearers } from './note-bearers.ts';
import { countEntries, findEntries, findEntry, lockEntry, writeEntry } from './homebrew.store.ts';

export const save = command(operation, {
  may: policies['homebrew.save'],
  find: findAccess,
  run: async ({ tx, actor, subject, input: { campaignId, entry, seen } }) => {
    const { id, name } = personOf(actor);
    // Two who begin an entry at once do so one after the other.
    if (seen === null) await documentStore.holdTable(tx.sql, campaignId);
    const before = await lockEntry(tx.sql, campaignId, entry.id);
    if (!before && seen !== null) throw new Refusal('homebrew.notFound');
    if (before && before.revision !== seen) {
      // The answer to the same call may have been lost on the way.
      const now = await findEntry(tx.sql, campaignId, entry.id);
      if (now && now.updatedBy.id === id && now.revision === (seen ?? 0) + 1 && isSame(now.entry, entry)) return now;
      throw new Refusal('homebrew.moved');
    }
    if (before && before.kind !== entry.kind) throw new Refusal('homebrew.notFound');
    if (!before && (await countEntries(tx.sql, campaignId)) >= limits.homebrewPerCampaign) throw new Refusal('homebrew.tooMany');
    const [earlier] = before ? await findEntries(tx.sql, campaignId, [entry.id]) : [];
    const kept: KeptEntry = { entry, revision: (seen ?? 0) + 1, updatedAt: tx.now.toISOString(), updatedBy: { id, name } };
    await writeEntry(tx.sql, campaignId, kept);
    announceEntry(tx, subject, { entryId: entry.id, kind: entry.kind, name: entry.name, kept });
    if (earlier) await noteBearers(tx, { campaignId, byId: id, before: earlier.entry, after: entry });
    return kept;
  },
});
