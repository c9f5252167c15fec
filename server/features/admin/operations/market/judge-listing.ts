import { policies } from '#domain/permissions/policies.ts';
import { judgeListing as operation } from '#contract/accounts/admin.ts';
import { adminCommand } from '#server/features/admin/audited.ts';
import { judge } from '#server/features/market/index.ts';

export const judgeListing = adminCommand(operation, {
  may: policies['admin.judgeListing'],
  run: async ({ tx, input }) => {
    const { title, state } = await judge(tx.sql, input);
    return { output: { state }, about: title, detail: { ...input, state } };
  },
});
