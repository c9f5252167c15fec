import { policies } from '#domain/policies.ts';
import { runBackup as operation } from '#contract/admin.ts';
import { adminAction } from '#server/features/admin/audited.ts';
import type { Office } from '#server/features/admin/office.ts';

/** Makes the operation. */
export const runBackup = (office: Office) =>
  adminAction(operation, {
    may: policies['admin.runBackup'],
    run: async () => {
      const output = await office.backups.run('asked');
      return { output, about: `The backup ${output.name}`, detail: { bytes: output.bytes } };
    },
  });
