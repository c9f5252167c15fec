import { cardOf } from '#domain/character/card.ts';
import { limits } from '#domain/limits/limits.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { list as operation } from '#contract/play/characters.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { listNamedCharacters } from '#server/features/characters/characters.store.ts';
import { seeCharacter } from '#server/features/characters/see-character.ts';

export const list = query(operation, {
  may: policies['characters.list'],
  find: findAccess,
  run: async ({ sql, actor, subject, input: { campaignId } }) => {
    const person = personOf(actor);
    const found = await listNamedCharacters(sql, campaignId, person.id, limits.charactersAtOnce);
    return found.map((each) => ({
      ...cardOf(each.data),
      isDamaged: each.isDamaged,
      isNewer: each.isNewer,
      ...seeCharacter(each, person, subject.seat),
    }));
  },
});
