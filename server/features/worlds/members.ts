import { policies } from '#domain/policies.ts';
import { members as operation } from '#contract/worlds.ts';
import { query } from '#server/kernel/handle.ts';
import { listMembers } from './members.store.ts';
import { findStanding } from './standing.ts';

export const members = query(operation, {
  may: policies['worlds.members'],
  find: findStanding,
  run: ({ sql, input }) => listMembers(sql, input.worldId),
});
