import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { boundsOf, brokenBy } from '#domain/safety/bounds.ts';
import { topicsOf } from '#domain/safety/safety.ts';
import { publishDraft as operation } from '#contract/play/narrator.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { findAgreement } from '#server/features/safety/index.ts';
import { lockDraft, markPublished } from '#server/features/narrator/drafts.store.ts';
import { spendDrafted } from '#server/features/narrator/guidance/change-guidance.ts';
import { publishReply } from '#server/features/narrator/publish-reply.ts';
import { announceDraft } from '#server/features/narrator/rewind.ts';
import { lockTableOf } from '#server/features/narrator/lock-table.ts';

export const publishDraft = command(operation, {
  may: policies['narrator.publishDraft'],
  lock: lockTableOf,
  find: findAccess,
  run: async ({ tx, kernel, input: { campaignId, narrationId, content } }) => {
    const draft = await lockDraft(tx.sql, campaignId, narrationId);
    if (!draft) throw new Refusal('narration.notDrafted');
    if (draft.isDamaged) throw new Refusal('narration.draftDamaged');
    const agreement = await findAgreement(tx.sql, campaignId);
    const broken = brokenBy(content, boundsOf({ lines: topicsOf(agreement, 'line'), veils: topicsOf(agreement, 'veil') }));
    if (broken !== null) throw new Refusal(broken === 'line' ? 'safety.lineCrossed' : 'safety.veilLifted');
    await markPublished(tx.sql, narrationId, content, tx.now);
    await spendDrafted(tx, campaignId, narrationId);
    await publishReply(tx, kernel, draft, { text: content, result: draft.draft });
    await announceDraft(tx, campaignId, narrationId);
    return {};
  },
});
