import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { picture as operation } from '#contract/play/heroes/heroes.ts';
import { noSubject, query } from '#server/kernel/calls/handle.ts';
import { findPicture } from './heroes.store.ts';

export const picture = query(operation, {
  may: policies['heroes.picture'],
  find: noSubject,
  run: async ({ sql, actor, input: { heroId } }) => {
    const found = await findPicture(sql, personOf(actor).id, heroId);
    if (!found) throw new Refusal('hero.notFound');
    return found;
  },
});
