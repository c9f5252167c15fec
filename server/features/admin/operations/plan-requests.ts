import { policies } from '#domain/permissions/policies.ts';
import { planRequests as operation } from '#contract/accounts/admin.ts';
import { listRequests } from '#server/features/plans/index.ts';
import { adminQuery } from '#server/features/admin/audited.ts';

export const planRequests = adminQuery(operation, {
  may: policies['admin.planRequests'],
  run: async ({ sql, input: { state } }) => {
    const output = await listRequests(sql, state);
    return { output, about: 'Plan requests', detail: { state: state ?? 'all', shown: output.length } };
  },
});
