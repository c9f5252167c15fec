import { personOf, policies } from '#domain/permissions/policies.ts';
import { rewriteRecap } from '#domain/timeline/recap.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { seatNames } from '#domain/campaign/seat.ts';
import { saveRecap as operation } from '#contract/play/history.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { announceRecap } from './announce-recap.ts';
import { lockRecap, saveRecap as keepRecap } from './recaps.store.ts';

export const saveRecap = command(operation, {
  may: policies['history.saveRecap'],
  find: findAccess,
  run: async ({ tx, actor, subject, input: { campaignId, recapId, text, version } }) => {
    const by = personOf(actor);
    const recap = await lockRecap(tx, campaignId, recapId);
    if (!recap) throw new Refusal('recap.notFound');
    const writtenBy = subject.privateRun === null ? seatNames[subject.seat ?? 'owner'] : by.name;
    const rewritten = rewriteRecap(recap, { text, version, writtenBy });
    if (rewritten === 'changed') throw new Refusal('recap.hasChanged');
    if (rewritten === 'published') throw new Refusal('recap.isPublished');
    await keepRecap(tx, campaignId, rewritten, { by: { id: by.id, name: by.name }, what: 'rewritten' });
    announceRecap(tx, campaignId, rewritten);
    return rewritten;
  },
});
