import { personOf, policies } from '#domain/permissions/policies.ts';
import { publishRecap as publish } from '#domain/timeline/recap.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { publishRecap as operation } from '#contract/play/history.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { passages } from '#server/features/chat/index.ts';
import { announceRecap } from './announce-recap.ts';
import { lockRecap, saveRecap } from './recaps.store.ts';

export const publishRecap = command(operation, {
  may: policies['history.publishRecap'],
  find: findAccess,
  run: async ({ tx, actor, input: { campaignId, recapId, version } }) => {
    const { id, name } = personOf(actor);
    const recap = await lockRecap(tx, campaignId, recapId);
    if (!recap) throw new Refusal('recap.notFound');
    const published = publish(recap, tx.now);
    if (published === 'published') throw new Refusal('recap.isPublished');
    if (recap.version !== version) throw new Refusal('recap.hasChanged');
    await saveRecap(tx, campaignId, published, { by: { id, name }, what: 'published' });
    // One that is shown on two branches is two messages.
    await passages.post(tx, campaignId, {
      cause: 'recap',
      content: `*Previously, in session ${published.number}*\n\n${published.text}`,
      spokenBy: published.writtenBy,
    });
    announceRecap(tx, campaignId, published);
    return published;
  },
});
