import { policies } from '#domain/permissions/policies.ts';
import { members as operation } from '#contract/campaigns.ts';
import { query } from '#server/kernel/handle.ts';
import { findAccess } from './find-access.ts';
import { listMembers } from './seats.store.ts';

export const members = query(operation, {
  may: policies['campaigns.members'],
  find: findAccess,
  run: ({ sql, input }) => listMembers(sql, input.campaignId),
});
