import { HomebrewKind } from '#domain/homebrew/entry.ts';
import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { remove as operation } from '#contract/play/homebrew.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { announceEntry } from './announce-entry.ts';
import { deleteEntry, lockEntry } from './homebrew.store.ts';

export const remove = command(operation, {
  may: policies['homebrew.remove'],
  find: findAccess,
  run: async ({ tx, subject, input: { campaignId, entryId } }) => {
    const before = await lockEntry(tx.sql, campaignId, entryId);
    if (!before) throw new Refusal('homebrew.notFound');
    await deleteEntry(tx.sql, campaignId, entryId);
    announceEntry(tx, subject, { entryId, kind: HomebrewKind.parse(before.kind), name: before.name, kept: null });
    return {};
  },
});
