import { campaignServerLimits } from '#domain/limits/campaign-limits.ts';
import { limits } from '#domain/limits/limits.ts';
import { policies } from '#domain/permissions/policies.ts';
import { isDm } from '#domain/campaign/seat.ts';
import { recaps as operation } from '#contract/play/history.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { listRecaps } from './recaps.store.ts';

export const recaps = query(operation, {
  may: policies['history.recaps'],
  find: findAccess,
  run: async ({ sql, subject, input, kernel }) => {
    const since = kernel.now().getTime() - campaignServerLimits.recapModelMilliseconds;
    const kept = await listRecaps(sql, input.campaignId);
    const all = kept.recaps.map((recap) => ({ ...recap, isBeingWritten: recap.isBeingWritten && Date.parse(recap.endedAt) > since }));
    const leads = isDm(subject.seat) || subject.privateRun !== null;
    const shown = leads ? all : all.filter(({ state }) => state === 'published');
    return { recaps: shown.slice(0, limits.recapPage), damaged: leads ? kept.damaged : [] };
  },
});
