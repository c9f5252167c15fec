import { policies } from '#domain/permissions/policies.ts';
import { access as operation } from '#contract/play/campaigns.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/find-access.ts';

export const access = query(operation, {
  may: policies['campaigns.access'],
  find: findAccess,
  run: ({ subject }) => Promise.resolve({ seat: subject.seat }),
});
