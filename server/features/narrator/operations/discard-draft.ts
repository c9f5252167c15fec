import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { discardDraft as operation } from '#contract/play/narrator.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { deleteDraft, lockDraft, regenerate } from '#server/features/narrator/drafts.store.ts';
import { announceDraft } from '#server/features/narrator/rewind.ts';
import { lockTableOf } from '#server/features/narrator/lock-table.ts';

export const discardDraft = command(operation, {
  may: policies['narrator.discardDraft'],
  lock: lockTableOf,
  find: findAccess,
  run: async ({ tx, input: { campaignId, narrationId, anew } }) => {
    if (!(await lockDraft(tx.sql, campaignId, narrationId))) throw new Refusal('narration.notDrafted');
    await (anew ? regenerate(tx.sql, narrationId) : deleteDraft(tx.sql, narrationId));
    await announceDraft(tx, campaignId, narrationId);
    return {};
  },
});
