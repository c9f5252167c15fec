import { personOf, policies } from '#domain/policies.ts';
import { saveProfile as operation } from '#contract/account.ts';
import { command, nothing } from '#server/kernel/handle.ts';
import { saveName } from './people.store.ts';

export const saveProfile = command(operation, {
  may: policies['account.saveProfile'],
  find: nothing,
  run: async ({ tx, actor, kernel, input: { name } }) => {
    const { id } = personOf(actor);
    await saveName(tx.sql, id, name, tx.now);
    tx.afterCommit(() => kernel.rechecks.about(id));
    return {};
  },
});
