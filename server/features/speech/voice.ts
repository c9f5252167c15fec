import { policies } from '#domain/permissions/policies.ts';
import { voice as operation } from '#contract/play/speech.ts';
import { noSubject, query } from '#server/kernel/calls/handle.ts';
import type { RunningEndpoints } from '#server/features/endpoints/index.ts';
import { findSettings } from '#server/features/settings/index.ts';

/** Makes the operation for whichever service speaks at the time. */
export const voice = (endpoints: RunningEndpoints) =>
  query(operation, {
    may: policies['speech.voice'],
    find: noSubject,
    run: async ({ sql }) => ({ isConfigured: endpoints(await findSettings(sql), 'speech') !== null }),
  });
