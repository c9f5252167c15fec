import { isDm } from '#domain/campaign/seat.ts';
import { keptForPlayers } from '#domain/homebrew/seen-entry.ts';
import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { get as operation } from '#contract/play/homebrew.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { findEntry } from './homebrew.store.ts';

export const get = query(operation, {
  may: policies['homebrew.get'],
  find: findAccess,
  run: async ({ sql, subject, input: { campaignId, entryId } }) => {
    const kept = await findEntry(sql, campaignId, entryId);
    const seen = kept && (isDm(subject.seat) ? kept : keptForPlayers(kept));
    if (!seen) throw new Refusal('homebrew.notFound');
    return seen;
  },
});
