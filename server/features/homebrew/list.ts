import { isDm } from '#domain/campaign/seat.ts';
import { isForPlayers } from '#domain/homebrew/kinds.ts';
import { policies } from '#domain/permissions/policies.ts';
import { list as operation } from '#contract/play/homebrew.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { listEntries } from './homebrew.store.ts';

export const list = query(operation, {
  may: policies['homebrew.list'],
  find: findAccess,
  run: async ({ sql, subject, input: { campaignId, kind } }) => {
    const kept = await listEntries(sql, campaignId);
    return kept.filter(({ entry }) => (kind === undefined || entry.kind === kind) && (isForPlayers(entry.kind) || isDm(subject.seat)));
  },
});
