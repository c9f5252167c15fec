import { policies } from '#domain/permissions/policies.ts';
import { getSettings as operation } from '#contract/accounts/admin.ts';
import { findSettings } from '#server/features/settings/index.ts';
import { adminQuery } from '#server/features/admin/audited.ts';
import type { AdminServices } from '#server/features/admin/admin-services.ts';

/** Makes the operation. The key of the model stays where it is; only whether there is one is told. */
export const getSettings = (services: AdminServices) =>
  adminQuery(operation, {
    may: policies['admin.getSettings'],
    run: async ({ sql, kernel: { mailer } }) => {
      const settings = await findSettings(sql);
      const { modelKey, signups, model, repliesPerCampaign, repliesPerPerson, megabytesPerPerson, listingsReviewed } = settings;
      const { label } = services.currentModel(settings);
      const output = {
        settings: {
          signups: signups ?? services.signups,
          model,
          repliesPerCampaign,
          repliesPerPerson,
          megabytesPerPerson,
          listingsReviewed,
        },
        modelKeySet: modelKey !== null,
        narrator: label,
        mail: { configured: mailer.configured, from: mailer.from },
      };
      return { output, about: 'The settings' };
    },
  });
