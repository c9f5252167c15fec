import { isDm } from '#domain/campaign/seat.ts';
import { keptForPlayers } from '#domain/homebrew/seen-entry.ts';
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
    const asked = kept.filter(({ entry }) => kind === undefined || entry.kind === kind);
    return isDm(subject.seat) ? asked : asked.flatMap((each) => keptForPlayers(each) ?? []);
  },
});
