import { policies } from '#domain/permissions/policies.ts';
import { usage as operation } from '#contract/accounts/admin.ts';
import { narratorUsage } from '#server/features/narrator/index.ts';
import { adminQuery } from '#server/features/admin/audited.ts';

export const usage = adminQuery(operation, {
  may: policies['admin.usage'],
  run: async ({ sql, kernel, input: { days } }) => {
    const now = kernel.now();
    const output = {
      days: await narratorUsage.listUsage(sql, days, now),
      campaigns: await narratorUsage.listUsageByCampaign(sql, days, now),
    };
    return { output, about: 'The usage of the narrator', detail: { days } };
  },
});
