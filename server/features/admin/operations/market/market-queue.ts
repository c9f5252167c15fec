import { policies } from '#domain/permissions/policies.ts';
import { marketQueue as operation } from '#contract/accounts/admin.ts';
import { adminQuery } from '#server/features/admin/audited.ts';
import { listForJudging } from '#server/features/market/index.ts';

export const marketQueue = adminQuery(operation, {
  may: policies['admin.marketQueue'],
  run: async ({ sql }) => {
    const output = await listForJudging(sql);
    return { output, about: 'The marketplace', detail: { shown: output.length } };
  },
});
