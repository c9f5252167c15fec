import { policies } from '#domain/permissions/policies.ts';
import { runBackup as operation } from '#contract/accounts/admin.ts';
import { adminAction } from '#server/features/admin/audited.ts';
import type { AdminServices } from '#server/features/admin/admin-services.ts';

/** Makes the operation. */
export const runBackup = (services: AdminServices) =>
  adminAction(operation, {
    may: policies['admin.runBackup'],
    run: async () => {
      const output = await services.backups.run('asked');
      return { output, about: `The backup ${output.name}`, detail: { bytes: output.bytes } };
    },
  });
