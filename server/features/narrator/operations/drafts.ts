import { policies } from '#domain/permissions/policies.ts';
import { drafts as operation } from '#contract/play/narrator.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { listDrafts } from '#server/features/narrator/drafts.store.ts';

export const drafts = query(operation, {
  may: policies['narrator.drafts'],
  find: findAccess,
  run: async ({ sql, input }) => ({
    drafts: (await listDrafts(sql, input.campaignId)).map(({ text, draft: { rolls, narration }, ...row }) => ({
      ...row,
      content: text,
      rolls,
      narration,
    })),
  }),
});
