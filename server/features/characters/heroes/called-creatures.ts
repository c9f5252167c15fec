import { policies } from '#domain/permissions/policies.ts';
import { calledCreature } from '#domain/srd/monsters/spirits.ts';
import { calledCreatures as operation } from '#contract/play/heroes/heroes.ts';
import { noSubject, query } from '#server/kernel/calls/handle.ts';

export const calledCreatures = query(operation, {
  may: policies['heroes.calledCreatures'],
  find: noSubject,
  run: async ({ input: { creatures } }) => creatures.map(({ creature, caller }) => calledCreature(creature, caller) ?? null),
});
