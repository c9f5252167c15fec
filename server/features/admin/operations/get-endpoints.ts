import { policies } from '#domain/permissions/policies.ts';
import { getEndpoints as operation } from '#contract/accounts/admin.ts';
import type { EndpointKind } from '#domain/narration/endpoint-kind.ts';
import type { RunningEndpoints } from '#server/features/endpoints/index.ts';
import { findSettings } from '#server/features/settings/index.ts';
import type { StoredSettings } from '#server/features/settings/index.ts';
import { adminQuery } from '#server/features/admin/audited.ts';
import type { AdminServices } from '#server/features/admin/admin-services.ts';

/** Makes the operation. Keys stay where they are; only whether there is one is told. */
export const getEndpoints = ({ endpoints }: AdminServices) =>
  adminQuery(operation, {
    may: policies['admin.getEndpoints'],
    run: async ({ sql }) => {
      const settings = await findSettings(sql);
      const { speech, picture } = settings.endpoints;
      const output = {
        settings: {
          speech: shown(speech),
          picture: shown(picture),
          speechPerPerson: settings.speechPerPerson,
          picturesPerPerson: settings.picturesPerPerson,
        },
        keySet: { speech: typeof speech?.key === 'string', picture: typeof picture?.key === 'string' },
        running: runningNow(endpoints, settings),
      };
      return { output, about: 'The services' };
    },
  });

/** A service without its key. */
function shown(stored: StoredSettings['endpoints'][EndpointKind]) {
  return stored && { baseUrl: stored.baseUrl, model: stored.model, voice: stored.voice };
}

/** The model that answers for each kind; null where none does. */
export function runningNow(endpoints: RunningEndpoints, settings: StoredSettings): Record<EndpointKind, string | null> {
  return { speech: endpoints(settings, 'speech')?.model ?? null, picture: endpoints(settings, 'picture')?.model ?? null };
}
