import { policies } from '#domain/policies.ts';
import { getSettings as operation } from '#contract/admin.ts';
import { findSettings } from '#server/features/settings/index.ts';
import { adminQuery } from './audited.ts';
import type { Office } from './office.ts';

/** Makes the operation. The key of the model stays where it is; only whether there is one is told. */
export const getSettings = (office: Office) =>
  adminQuery(operation, {
    may: policies['admin.getSettings'],
    run: async ({ sql, kernel: { mailer } }) => {
      const settings = await findSettings(sql);
      const { modelKey, signups, ...stored } = settings;
      const { label } = office.currentModel(settings);
      const output = {
        settings: { ...stored, signups: signups ?? office.signups },
        modelKeySet: modelKey !== null,
        narrator: label,
        mail: { configured: mailer.configured, from: mailer.from },
      };
      return { output, about: 'The settings' };
    },
  });
