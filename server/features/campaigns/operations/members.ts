import { policies } from '#domain/permissions/policies.ts';
import { members as operation } from '#contract/play/campaigns.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/find-access.ts';
import { listMembers } from '#server/features/campaigns/seats.store.ts';

export const members = query(operation, {
  may: policies['campaigns.members'],
  find: findAccess,
  run: ({ sql, input }) => listMembers(sql, input),
});
