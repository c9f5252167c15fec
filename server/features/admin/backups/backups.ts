import { policies } from '#domain/policies.ts';
import { backups as operation } from '#contract/admin.ts';
import { adminQuery } from '#server/features/admin/audited.ts';
import { measureDatabase } from '#server/features/admin/database-size.store.ts';
import type { Office } from '#server/features/admin/office.ts';

/** Makes the operation. */
export const backups = (office: Office) =>
  adminQuery(operation, {
    may: policies['admin.backups'],
    run: async ({ sql }) => {
      const { bytes } = await measureDatabase(sql);
      const found = await office.backups.list();
      const output = { backups: found, folder: office.backups.folder, databaseBytes: bytes, freeBytes: await office.backups.freeBytes() };
      return { output, about: 'The backups', detail: { shown: found.length } };
    },
  });
