import { pictureSubjects } from '#domain/narration/picture-prompt.ts';
import { policies } from '#domain/permissions/policies.ts';
import { subjects as operation } from '#contract/play/drawings.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import type { RunningEndpoints } from '#server/features/endpoints/index.ts';
import { findSettings } from '#server/features/settings/index.ts';
import { readShown } from './read-shown.ts';

/** Makes the operation for whichever service draws at the time. */
export const subjects = (endpoints: RunningEndpoints) =>
  query(operation, {
    may: policies['drawings.subjects'],
    find: findAccess,
    run: async ({ sql, input: { campaignId } }) => ({
      isConfigured: endpoints(await findSettings(sql), 'picture') !== null,
      subjects: pictureSubjects(await readShown(sql, campaignId)),
    }),
  });
