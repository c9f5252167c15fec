import { personOf, policies } from '#domain/policies.ts';
import { cancelDeletion as operation } from '#contract/account.ts';
import { command, nothing } from '#server/kernel/handle.ts';
import { saveDeletion } from './people.store.ts';

export const cancelDeletion = command(operation, {
  may: policies['account.cancelDeletion'],
  find: nothing,
  run: async ({ tx, actor }) => {
    await saveDeletion(tx.sql, personOf(actor).id, null);
    return {};
  },
});
