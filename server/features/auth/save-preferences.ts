import { personOf, policies } from '#domain/policies.ts';
import { savePreferences as operation } from '#contract/account.ts';
import { command, nothing } from '#server/kernel/handle.ts';
import { savePreferences as save } from './people.store.ts';

export const savePreferences = command(operation, {
  may: policies['account.savePreferences'],
  find: nothing,
  run: async ({ tx, actor, input }) => {
    await save(tx.sql, personOf(actor).id, input);
    return {};
  },
});
