import { policies } from '#domain/permissions/policies.ts';
import { members as operation } from '#contract/worlds/worlds.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { listMembers } from '#server/features/worlds/members.store.ts';
import { findAccess } from '#server/features/worlds/world-access.ts';

export const members = query(operation, {
  may: policies['worlds.members'],
  find: findAccess,
  run: ({ sql, input }) => listMembers(sql, input.worldId),
});
