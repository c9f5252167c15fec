import { readyHeroCards } from '#domain/character/creation/ready-hero.ts';
import { policies } from '#domain/permissions/policies.ts';
import { readyHeroes as operation } from '#contract/play/heroes/heroes.ts';
import { noSubject, query } from '#server/kernel/calls/handle.ts';

export const readyHeroes = query(operation, {
  may: policies['heroes.readyHeroes'],
  find: noSubject,
  run: async ({ input: { ruleSet, taken } }) => readyHeroCards(taken, ruleSet),
});
