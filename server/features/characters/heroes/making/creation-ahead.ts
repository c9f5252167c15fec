import { planCreation } from '#domain/character/creation/ahead/creation-plan.ts';
import { policies } from '#domain/permissions/policies.ts';
import { creationAhead as operation } from '#contract/play/heroes/heroes.ts';
import { noSubject, query } from '#server/kernel/calls/handle.ts';

export const creationAhead = query(operation, {
  may: policies['heroes.creationAhead'],
  find: noSubject,
  run: async ({ input: { draft, rolled } }) => planCreation({ ...draft, homebrew: [] }, rolled?.rolls.map(({ total }) => total) ?? []),
});
