import { personOf, policies } from '#domain/permissions/policies.ts';
import { goBack as operation } from '#contract/play/history.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { lockTableOf } from '#server/features/narrator/index.ts';
import { leaveBranch } from './leave-branch.ts';

export const goBack = command(operation, {
  may: policies['history.goBack'],
  lock: lockTableOf,
  find: findAccess,
  run: ({ tx, actor, input }) => leaveBranch(tx, { ...input, name: null, by: personOf(actor) }),
});
