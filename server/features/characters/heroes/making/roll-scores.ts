import { rollAbilityScores } from '#domain/character/creation/rolled-scores.ts';
import { policies } from '#domain/permissions/policies.ts';
import { rollScores as operation } from '#contract/play/heroes/heroes.ts';
import { noSubject, query } from '#server/kernel/calls/handle.ts';

export const rollScores = query(operation, {
  may: policies['heroes.rollScores'],
  find: noSubject,
  run: async ({ kernel: { dice }, input: { way } }) => rollAbilityScores(way, dice),
});
