import { personOf, policies } from '#domain/permissions/policies.ts';
import { saveProfile as operation } from '#contract/accounts/account.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { command, noSubject } from '#server/kernel/calls/handle.ts';
import { saveName } from '#server/features/auth/people.store.ts';

/** Refuses a name that would be taken for another one at a table of that person. */
export type RefuseName = (sql: Sql, userId: string, name: string) => Promise<void>;

export const saveProfile = (refuseName: RefuseName) =>
  command(operation, {
    may: policies['account.saveProfile'],
    find: noSubject,
    run: async ({ tx, actor, kernel, input: { name } }) => {
      const { id } = personOf(actor);
      await refuseName(tx.sql, id, name);
      await saveName(tx.sql, id, name, tx.now);
      tx.afterCommit(() => kernel.sessionInvalidation.invalidate(id));
      return {};
    },
  });
