import { personOf, policies } from '#domain/permissions/policies.ts';
import { savePreferences as operation } from '#contract/account.ts';
import { command, noSubject } from '#server/kernel/handle.ts';
import { savePreferences as save } from './people.store.ts';

export const savePreferences = command(operation, {
  may: policies['account.savePreferences'],
  find: noSubject,
  run: async ({ tx, actor, input }) => {
    await save(tx.sql, personOf(actor).id, input);
    return {};
  },
});
