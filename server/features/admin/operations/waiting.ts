import { policies } from '#domain/permissions/policies.ts';
import { waiting as operation } from '#contract/accounts/admin.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { findReauthentication } from '#server/features/auth/index.ts';
import { countQueued } from '#server/features/market/index.ts';
import { countWaiting } from '#server/features/plans/index.ts';

/** Numbers that name nobody, for a badge on every screen of the administration; they are not written down. */
export const waiting = query(operation, {
  may: policies['admin.waiting'],
  find: findReauthentication,
  run: async ({ sql }) => ({ planRequests: await countWaiting(sql), listings: await countQueued(sql) }),
});
