import { personOf, policies } from '#domain/permissions/policies.ts';
import { branch as operation } from '#contract/play/history.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { lockTableOf } from '#server/features/narrator/index.ts';
import { leaveBranch } from './leave-branch.ts';

export const branch = command(operation, {
  may: policies['history.branch'],
  lock: lockTableOf,
  find: findAccess,
  run: ({ tx, actor, input }) => leaveBranch(tx, { ...input, by: personOf(actor) }),
});
