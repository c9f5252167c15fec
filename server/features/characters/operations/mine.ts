import { cardOf } from '#domain/character/card.ts';
import { limits } from '#domain/limits/limits.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { mine as operation } from '#contract/play/characters.ts';
import { noSubject, query } from '#server/kernel/calls/handle.ts';
import { listCharactersOf } from '#server/features/characters/characters.store.ts';

export const mine = query(operation, {
  may: policies['characters.mine'],
  find: noSubject,
  run: async ({ sql, actor }) =>
    (await listCharactersOf(sql, personOf(actor).id, limits.charactersAtOnce)).map(({ data, campaignName }) => ({
      ...cardOf(data),
      campaignName,
      ...(data.source && { source: data.source }),
    })),
});
