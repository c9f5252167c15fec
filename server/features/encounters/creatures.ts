import { srdCreatures } from '#domain/encounter/creatures.ts';
import { policies } from '#domain/permissions/policies.ts';
import { creatures as operation } from '#contract/play/encounters/encounters.ts';
import { noSubject, query } from '#server/kernel/calls/handle.ts';

export const creatures = query(operation, {
  may: policies['encounters.creatures'],
  find: noSubject,
  run: () => Promise.resolve([...srdCreatures]),
});
