import { policies } from '#domain/permissions/policies.ts';
import { members as operation } from '#contract/worlds.ts';
import { query } from '#server/kernel/handle.ts';
import { listMembers } from './members.store.ts';
import { findAccess } from './world-access.ts';

export const members = query(operation, {
  may: policies['worlds.members'],
  find: findAccess,
  run: ({ sql, input }) => listMembers(sql, input.worldId),
});
