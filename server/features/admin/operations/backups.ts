import { policies } from '#domain/permissions/policies.ts';
import { backups as operation } from '#contract/accounts/admin.ts';
import { adminQuery } from '#server/features/admin/audited.ts';
import { measureDatabase } from '#server/features/admin/database-size.store.ts';
import type { AdminServices } from '#server/features/admin/admin-services.ts';

/** Makes the operation. */
export const backups = (services: AdminServices) =>
  adminQuery(operation, {
    may: policies['admin.backups'],
    run: async ({ sql }) => {
      const { bytes } = await measureDatabase(sql);
      const found = await services.backups.list();
      const output = {
        backups: found,
        folder: services.backups.folder,
        databaseBytes: bytes,
        freeBytes: await services.backups.freeBytes(),
      };
      return { output, about: 'The backups', detail: { shown: found.length } };
    },
  });
