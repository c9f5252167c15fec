import { policies } from '#domain/permissions/policies.ts';
import { getEndpoints as operation } from '#contract/accounts/admin.ts';
import { findSettings } from '#server/features/settings/index.ts';
import { adminQuery } from '#server/features/admin/audited.ts';
import type { AdminServices } from '#server/features/admin/admin-services.ts';

/** Makes the operation. Keys stay where they are; only whether there is one is told. */
export const getEndpoints = ({ endpoints }: AdminServices) =>
  adminQuery(operation, {
    may: policies['admin.getEndpoints'],
    run: async ({ sql }) => {
      const settings = await findSettings(sql);
      const { speech } = settings.endpoints;
      const output = {
        settings: {
          speech: speech && { baseUrl: speech.baseUrl, model: speech.model, voice: speech.voice },
          speechPerPerson: settings.speechPerPerson,
        },
        keySet: { speech: speech !== null && speech.key !== null },
        running: { speech: endpoints(settings, 'speech')?.model ?? null },
      };
      return { output, about: 'The services' };
    },
  });
