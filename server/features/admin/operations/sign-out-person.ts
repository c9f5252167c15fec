import { policies } from '#domain/permissions/policies.ts';
import { signOutPerson as operation } from '#contract/accounts/admin.ts';
import { endSessions } from '#server/features/auth/index.ts';
import { adminCommand } from '#server/features/admin/audited.ts';
import { getPerson } from '#server/features/admin/get-person.ts';

export const signOutPerson = adminCommand(operation, {
  may: policies['admin.signOutPerson'],
  run: async ({ kernel, tx, input: { userId } }) => {
    const { name } = await getPerson(tx.sql, userId);
    await endSessions({ kernel, tx }, userId, 'endedByAdministrator');
    return { output: {}, about: name, detail: { userId } };
  },
});
