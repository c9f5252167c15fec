import { policies } from '#domain/permissions/policies.ts';
import { audit as operation } from '#contract/accounts/admin.ts';
import { listAuditLines } from '#server/features/admin/admin.store.ts';
import { adminQuery } from '#server/features/admin/audited.ts';

export const audit = adminQuery(operation, {
  may: policies['admin.audit'],
  run: async ({ sql, input: { before, search, which } }) => {
    const output = await listAuditLines(sql, { search, before, which });
    return {
      output,
      about: search === '' ? 'The audit log' : `The audit log on "${search}"`,
      detail: { before: before ?? null, shown: output.length },
    };
  },
});
