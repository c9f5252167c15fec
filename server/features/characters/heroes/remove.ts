import { personOf, policies } from '#domain/permissions/policies.ts';
import { remove as operation } from '#contract/play/heroes/heroes.ts';
import { command, noSubject } from '#server/kernel/calls/handle.ts';
import { deleteKeptHero } from './heroes.store.ts';

export const remove = command(operation, {
  may: policies['heroes.remove'],
  find: noSubject,
  run: async ({ tx, actor, input: { heroId } }) => {
    await deleteKeptHero(tx.sql, personOf(actor).id, heroId);
    return {};
  },
});
