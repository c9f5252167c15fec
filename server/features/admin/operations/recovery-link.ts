import { policies } from '#domain/permissions/policies.ts';
import { recoveryLink as operation } from '#contract/accounts/admin.ts';
import { makeRecoveryLink } from '#server/features/auth/index.ts';
import { adminCommand } from '#server/features/admin/audited.ts';
import { getPerson } from '#server/features/admin/get-person.ts';

export const recoveryLink = adminCommand(operation, {
  may: policies['admin.recoveryLink'],
  run: async ({ tx, client, input: { userId } }) => {
    const { name } = await getPerson(tx.sql, userId);
    const output = await makeRecoveryLink(tx.sql, userId, client.origin, tx.now);
    return { output, about: name, detail: { userId, expiresAt: output.expiresAt } };
  },
});
