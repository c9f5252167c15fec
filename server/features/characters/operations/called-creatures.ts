import { policies } from '#domain/permissions/policies.ts';
import { calledCreature } from '#domain/srd/monsters/spirits.ts';
import { calledCreatures as operation } from '#contract/play/characters.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';

export const calledCreatures = query(operation, {
  may: policies['characters.calledCreatures'],
  find: findAccess,
  run: async ({ input: { creatures } }) => creatures.map(({ creature, caller }) => calledCreature(creature, caller) ?? null),
});
