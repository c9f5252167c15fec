import { policies } from '#domain/policies.ts';
import { Refusal } from '#domain/refusals.ts';
import { boundsOf, brokenBy } from '#domain/safety-bounds.ts';
import { wordsOf } from '#domain/safety.ts';
import { postDraft as operation } from '#contract/narrator.ts';
import { command } from '#server/kernel/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { findAgreement } from '#server/features/safety/index.ts';
import { lockDraft, markPosted } from './drafts.store.ts';
import { lockTable } from './narrator.store.ts';
import { postReply } from './post-reply.ts';
import { announceDraft } from './rewind.ts';

export const postDraft = command(operation, {
  may: policies['narrator.postDraft'],
  find: findAccess,
  run: async ({ tx, kernel, input: { campaignId, narrationId, content } }) => {
    await lockTable(tx.sql, campaignId);
    const draft = await lockDraft(tx.sql, campaignId, narrationId);
    if (!draft) throw new Refusal('narration.notDrafted');
    if (draft.isDamaged) throw new Refusal('narration.draftDamaged');
    const agreement = await findAgreement(tx.sql, campaignId);
    const broken = brokenBy(content, boundsOf({ lines: wordsOf(agreement, 'line'), veils: wordsOf(agreement, 'veil') }));
    if (broken !== null) throw new Refusal(broken === 'line' ? 'safety.lineCrossed' : 'safety.veilLifted');
    await markPosted(tx.sql, narrationId, content, tx.now);
    await postReply(tx, kernel, draft, { text: content, told: draft.draft });
    await announceDraft(tx, campaignId, narrationId);
    return {};
  },
});
