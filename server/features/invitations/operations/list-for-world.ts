import { policies } from '#domain/permissions/policies.ts';
import { listForWorld as operation } from '#contract/accounts/invitations.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { findWorldAccess } from '#server/features/worlds/index.ts';
import { listWorldInvitations } from '#server/features/invitations/invitations.store.ts';

export const listForWorld = query(operation, {
  may: policies['invitations.listForWorld'],
  find: findWorldAccess,
  run: ({ sql, input }) => listWorldInvitations(sql, input.worldId),
});
