import { policies } from '#domain/permissions/policies.ts';
import { drafts as operation } from '#contract/play/narrator.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { listDrafts, toSeenDraft } from '#server/features/narrator/drafts.store.ts';

export const drafts = query(operation, {
  may: policies['narrator.drafts'],
  find: findAccess,
  run: async ({ sql, input }) => ({ drafts: (await listDrafts(sql, input.campaignId)).map(toSeenDraft) }),
});
