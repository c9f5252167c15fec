import { cardOf } from '#domain/character/card.ts';
import { limits } from '#domain/limits/limits.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { mine as operation } from '#contract/characters.ts';
import { noSubject, query } from '#server/kernel/handle.ts';
import { listCharactersOf } from './characters.store.ts';

export const mine = query(operation, {
  may: policies['characters.mine'],
  find: noSubject,
  run: async ({ sql, actor }) =>
    (await listCharactersOf(sql, personOf(actor).id, limits.charactersAtOnce)).map(({ data, campaignName }) => ({
      ...cardOf(data),
      campaignName,
    })),
});
