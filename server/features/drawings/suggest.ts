import { picturePrompt } from '#domain/narration/picture-prompt.ts';
import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { suggest as operation } from '#contract/play/drawings.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { readAgreed, readShown } from './read-shown.ts';

export const suggest = query(operation, {
  may: policies['drawings.suggest'],
  find: findAccess,
  run: async ({ sql, input: { campaignId, subject } }) => {
    const prompt = picturePrompt(subject, await readShown(sql, campaignId), await readAgreed(sql, campaignId));
    if (prompt === null) throw new Refusal('picture.subjectGone');
    return { prompt };
  },
});
