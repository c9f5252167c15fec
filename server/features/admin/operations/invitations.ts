import { policies } from '#domain/permissions/policies.ts';
import { invitations as operation } from '#contract/accounts/admin.ts';
import { listInvitations } from '#server/features/invitations/index.ts';
import { adminQuery } from '#server/features/admin/audited.ts';

export const invitations = adminQuery(operation, {
  may: policies['admin.invitations'],
  run: async ({ sql }) => {
    const output = await listInvitations(sql);
    return { output, about: 'All invitations', detail: { shown: output.length } };
  },
});
