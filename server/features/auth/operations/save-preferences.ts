import { personOf, policies } from '#domain/permissions/policies.ts';
import { savePreferences as operation } from '#contract/accounts/account.ts';
import { command, noSubject } from '#server/kernel/calls/handle.ts';
import { savePreferences as save } from '#server/features/auth/people.store.ts';

export const savePreferences = command(operation, {
  may: policies['account.savePreferences'],
  find: noSubject,
  run: async ({ tx, actor, input }) => {
    await save(tx.sql, personOf(actor).id, input);
    return {};
  },
});
