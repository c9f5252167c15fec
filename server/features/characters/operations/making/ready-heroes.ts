import { readyHeroCards } from '#domain/character/creation/ready-hero.ts';
import { limits } from '#domain/limits/limits.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { readyHeroes as operation } from '#contract/play/characters.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { listNamedCharacters } from '#server/features/characters/characters.store.ts';

export const readyHeroes = query(operation, {
  may: policies['characters.readyHeroes'],
  find: findAccess,
  run: async ({ sql, actor, subject, input: { campaignId } }) => {
    const there = await listNamedCharacters(sql, campaignId, personOf(actor).id, limits.charactersAtOnce);
    const names = there.map(({ data }) => data.name);
    return readyHeroCards(names, subject.settings().ruleSet);
  },
});
