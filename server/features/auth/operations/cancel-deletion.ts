import { personOf, policies } from '#domain/permissions/policies.ts';
import { cancelDeletion as operation } from '#contract/accounts/account.ts';
import { command, noSubject } from '#server/kernel/calls/handle.ts';
import type { TellDeletion } from './request-deletion.ts';
import { findDeletion, saveDeletion } from '#server/features/auth/people.store.ts';

export const cancelDeletion = (tell: TellDeletion) =>
  command(operation, {
    may: policies['account.cancelDeletion'],
    find: noSubject,
    run: async ({ tx, actor, kernel }) => {
      const { id, name } = personOf(actor);
      if ((await findDeletion(tx.sql, id)) !== null) await tell(tx, kernel, { id, name }, null);
      await saveDeletion(tx.sql, id, null);
      return {};
    },
  });
