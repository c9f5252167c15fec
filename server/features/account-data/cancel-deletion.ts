import { personOf, policies } from '#domain/permissions/policies.ts';
import { cancelDeletion as operation } from '#contract/accounts/account.ts';
import { command, noSubject } from '#server/kernel/calls/handle.ts';
import { findDeletion, saveDeletion } from './account-data.store.ts';
import { tellTables } from './tell-tables.ts';

export const cancelDeletion = command(operation, {
  may: policies['account.cancelDeletion'],
  find: noSubject,
  run: async ({ tx, actor, kernel }) => {
    const { id, name } = personOf(actor);
    if ((await findDeletion(tx.sql, id)) !== null) await tellTables(tx, kernel, { id, name }, null);
    await saveDeletion(tx.sql, id, null);
    return {};
  },
});
