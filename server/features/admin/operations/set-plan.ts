import { policies } from '#domain/permissions/policies.ts';
import { setPlan as operation } from '#contract/accounts/admin.ts';
import { changePlan } from '#server/features/plans/index.ts';
import { adminCommand } from '#server/features/admin/audited.ts';
import { getPerson } from '#server/features/admin/get-person.ts';

export const setPlan = adminCommand(operation, {
  may: policies['admin.setPlan'],
  run: async ({ kernel, tx, input: { userId, plan } }) => {
    const before = await getPerson(tx.sql, userId);
    await changePlan(kernel, tx, userId, plan);
    return { output: {}, about: before.name, detail: { userId, from: before.plan, to: plan } };
  },
});
