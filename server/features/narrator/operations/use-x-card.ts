import { findLastPassage } from '#domain/narration/last-passage.ts';
import { policies } from '#domain/permissions/policies.ts';
import { useXCard as operation } from '#contract/play/safety.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { messageStore, postSystemLine } from '#server/features/chat/index.ts';
import { rememberOwn } from '#server/features/narrator/keep-own.ts';
import { findCurrent } from '#server/features/narrator/narrator.store.ts';
import { rewindTo } from '#server/features/narrator/rewind.ts';
import { takeBackCauses } from '#server/features/narrator/take-back-causes.ts';
import { lockTableOf } from '#server/features/narrator/lock-table.ts';

/** Messages in which the last passage is looked for. */
const MESSAGES_LOOKED_THROUGH = 30;
const text = 'Somebody tapped the X-card. The last passage is taken back. Let us go on differently.';

export const useXCard = command(operation, {
  may: policies['safety.useXCard'],
  lock: lockTableOf,
  find: findAccess,
  run: async ({ tx, input: { campaignId }, subject: { narrated } }) => {
    const { speaking } = await findCurrent(tx.sql, campaignId);
    const passage = findLastPassage(await messageStore.listPublicMessages(tx.sql, campaignId, MESSAGES_LOOKED_THROUGH), {
      speaking: speaking !== null,
      narrated,
    });
    // Nobody is named as having opened the line: who used the X-card is stored nowhere.
    if (passage === null) {
      await postSystemLine(tx, campaignId, 'Somebody tapped the X-card. Let us go on differently.');
      return {};
    }
    const replyId = speaking?.id ?? passage.replyId;
    const bringOwnBack = await rememberOwn(tx, campaignId);
    const tellWriters = replyId === null ? null : await takeBackCauses(tx, campaignId, replyId);
    await rewindTo(tx, { campaignId, position: passage.after, name: null, createdBy: null, text });
    await bringOwnBack();
    await tellWriters?.();
    return {};
  },
});
